import { addIndex, key, partOf, required, type Schema } from '../migration-columns.ts';

async function createStaff(db: Schema): Promise<void> {
  await db.schema
    .createTable('staff_members')
    .addColumn('account_id', 'integer', (column) => partOf('accounts.id')(key(column)))
    .addColumn('role', 'text', required)
    .addColumn('factor', 'text')
    .addColumn('factor_step', 'integer')
    .execute();
  await db.schema
    .createTable('staff_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('factor', 'text')
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('desk_sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('stage', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .execute();
  for (const table of ['staff_links', 'desk_sessions']) await addIndex(db, table, ['account_id']);
}

/** Who looks at which case, so that nobody else decides it meanwhile. */
async function createClaims(db: Schema): Promise<void> {
  await db.schema
    .createTable('desk_claims')
    .addColumn('subject', 'text', key)
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('until', 'text', required)
    .execute();
}

/** Entries that staff have edited: a start no longer writes over them what the sources say. */
async function markEditedEntries(db: Schema): Promise<void> {
  for (const table of ['raw_materials', 'units', 'point_icons'])
    await db.schema.alterTable(table).addColumn('edited_at', 'text').execute();
}

/** Who decided about a request; null for what was decided on the command line. */
async function nameDeciders(db: Schema): Promise<void> {
  await db.schema
    .alterTable('registration_requests')
    .addColumn('decided_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .execute();
}

export async function up(db: Schema): Promise<void> {
  await createStaff(db);
  await createClaims(db);
  await markEditedEntries(db);
  await nameDeciders(db);
  // The queue: points on review, oldest first.
  await addIndex(db, 'recycling_points', ['status', 'updated_at', 'id'], 'recycling_points_queue');
}
