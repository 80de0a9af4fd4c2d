import { addIndex, type Schema, text } from '../migration-columns.ts';

/** What creators need of their events: an optimistic lock, the reason of a cancellation, and when it was announced. */
export async function up(db: Schema): Promise<void> {
  const events = () => db.schema.alterTable('charity_events');
  await events()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await events().addColumn('cancel_reason', 'text', text).execute();
  await events().addColumn('published_at', 'text').execute();
  await db
    .updateTable('charity_events')
    .set((eb) => ({ published_at: eb.ref('created_at') }))
    .where('status', '!=', 'draft')
    .execute();
  await addIndex(db, 'charity_events', ['author_id', 'updated_at']);
}
