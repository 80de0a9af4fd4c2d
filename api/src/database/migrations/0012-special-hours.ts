import type { Schema } from '../migration-columns.ts';

/** Exception days, days by rule and public holidays beside the hours of the week. */
export async function up(db: Schema): Promise<void> {
  const none: readonly [column: string, value: string][] = [
    ['hours_exceptions', '[]'],
    ['hours_rules', '[]'],
    ['holiday_hours', '{"policy":"unknown","hours":null}'],
  ];
  for (const [name, value] of none)
    await db.schema
      .alterTable('recycling_points')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
}
