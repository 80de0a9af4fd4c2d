import { addIndex, type Schema } from '../migration-columns.ts';

/** Who settled a report, and when those whom it is about were told of it. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('point_reports')
    .addColumn('settled_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('point_reports').addColumn('told_at', 'text').execute();
  await addIndex(db, 'point_reports', ['told_at']);
}
