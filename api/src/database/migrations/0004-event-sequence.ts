import { type Schema, zero } from '../migration-columns.ts';

/** How often an event was changed since it was announced, for the SEQUENCE of calendars. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('charity_events').addColumn('sequence', 'integer', zero).execute();
}
