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
const ofAccount = (column: Column): Column => column.notNull().references('accounts.id').onDelete('cascade');

export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('account_id', 'integer', ofAccount)
    .addColumn('amount', 'integer', required)
    .addColumn('balance_after', 'integer', required)
    .addColumn('comment', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('withdrawals_account_id_id')
    .on('withdrawals')
    .columns(['account_id', 'id'])
    .execute();
  await db.schema
    .createTable('live_messages')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('account_id', 'integer', ofAccount)
    .addColumn('title', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('live_messages_created_at').on('live_messages').column('created_at').execute();
}
