import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: migrations see the schema of their own time, not today's tables
type Schema = Kysely<any>;

/** How often an event was changed since it was announced, for the SEQUENCE of calendars. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('charity_events')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
