import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

type Column = ColumnDefinitionBuilder;
// biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own time
type Schema = Kysely<any>;

const required = (column: Column): Column => column.notNull();

const isPostgres = (db: Schema): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
const numberType = (db: Schema): 'serial' | 'integer' => (isPostgres(db) ? 'serial' : 'integer');
const numbered =
  (db: Schema) =>
  (column: Column): Column =>
    isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement();

async function createRequests(db: Schema): Promise<void> {
  await db.schema
    .createTable('registration_requests')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('reference', 'text', (column) => column.notNull().unique())
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
  for (const column of ['email', 'tin'])
    await db.schema
      .createIndex(`registration_requests_${column}`)
      .on('registration_requests')
      .column(column)
      .execute();
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
  await db.schema.createIndex('organizations_tin').on('organizations').column('tin').execute();
}

export async function up(db: Schema): Promise<void> {
  await createRequests(db);
  await nameRegisteredOrganizations(db);
}
