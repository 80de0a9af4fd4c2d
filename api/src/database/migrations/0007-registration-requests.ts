import { addIndex, distinct, numberedTable, required, type Schema } from '../migration-columns.ts';

async function createRequests(db: Schema): Promise<void> {
  await numberedTable(db, 'registration_requests')
    .addColumn('reference', 'text', distinct)
    .addColumn('pending_key', 'text', (column) => column.unique())
    .addColumn('status', 'text', required)
    .addColumn('roles', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('org_name', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('tin', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('decided_at', 'text')
    .addColumn('decision_note', 'text')
    .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .execute();
  for (const column of ['email', 'tin']) await addIndex(db, 'registration_requests', [column]);
}

/** Two approvals at the same time must find one organisation. Existing ones have no key. */
async function nameRegisteredOrganizations(db: Schema): Promise<void> {
  await db.schema.alterTable('organizations').addColumn('registration_key', 'text').execute();
  await db.schema
    .createIndex('organizations_registration_key')
    .unique()
    .on('organizations')
    .column('registration_key')
    .execute();
  await addIndex(db, 'organizations', ['tin']);
}

export async function up(db: Schema): Promise<void> {
  await createRequests(db);
  await nameRegisteredOrganizations(db);
}
