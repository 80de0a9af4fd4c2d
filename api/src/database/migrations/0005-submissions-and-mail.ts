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

async function createSubmissions(db: Schema): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('kind', 'text', required)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('fields', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('is_spam', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .execute();
}

async function createMailOutbox(db: Schema): Promise<void> {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', required)
    .addColumn('claim', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
  await db.schema
    .createIndex('mail_outbox_state_next_attempt_at')
    .on('mail_outbox')
    .columns(['state', 'next_attempt_at'])
    .execute();
}

async function createNewsletter(db: Schema): Promise<void> {
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('locale', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('link_mailed_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('left_at', 'text')
    .execute();
  await db.schema
    .createTable('newsletter_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'integer', (column) =>
      column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('newsletter_links_subscriber_id')
    .on('newsletter_links')
    .column('subscriber_id')
    .execute();
}

export async function up(db: Schema): Promise<void> {
  await createSubmissions(db);
  await createMailOutbox(db);
  await createNewsletter(db);
}
