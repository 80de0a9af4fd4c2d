import { addIndex, numberedTable, partOf, required, type Schema, text } from '../migration-columns.ts';

const TEXTS = [
  'closed_from',
  'closed_to',
  'closing_comment',
  'decline_reason',
  'status_before_block',
  'verified_at',
  'asked_at',
  'own_ref',
  'unfinished_rates',
];

async function extendPoints(db: Schema): Promise<void> {
  await db.schema
    .alterTable('recycling_points')
    .addColumn('version', 'integer', (column) => required(column).defaultTo(1))
    .execute();
  for (const name of TEXTS) await db.schema.alterTable('recycling_points').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('recycling_points')
    .addColumn('revision_of', 'integer', (column) =>
      column.references('recycling_points.id').onDelete('cascade'),
    )
    .execute();
  // One revision of a point is open at a time, however many people begin one at once.
  await db.schema
    .createIndex('recycling_points_revision_of')
    .unique()
    .on('recycling_points')
    .column('revision_of')
    .execute();
  await addIndex(db, 'recycling_points', ['organization_id', 'own_ref']);
  await addIndex(db, 'recycling_points', ['lat']);
}

async function createHistory(db: Schema): Promise<void> {
  await numberedTable(db, 'point_history')
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('at', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('actor_name', 'text', text)
    .addColumn('action', 'text', required)
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('reason', 'text')
    .addColumn('difference', 'text', required)
    .execute();
  await addIndex(db, 'point_history', ['point_id']);
}

/** Points are saved by version and changed by revisions, and keep who changed what. */
export async function up(db: Schema): Promise<void> {
  await extendPoints(db);
  await createHistory(db);
}
