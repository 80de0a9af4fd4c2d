import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own time
type Schema = Kysely<any>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

async function createAccountLinks(db: Schema): Promise<void> {
  await db.schema
    .createTable('account_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('account_links_account_id')
    .on('account_links')
    .columns(['account_id', 'purpose'])
    .execute();
}

async function createLoginAttempts(db: Schema): Promise<void> {
  await db.schema
    .createTable('login_attempts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', required)
    .addColumn('tried_at', 'text', required)
    .addColumn('locked_until', 'text', required)
    .execute();
}

/** Existing accounts are older than the confirmation of addresses, so they count as confirmed. */
async function extendAccounts(db: Schema): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('session_generation', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('accounts').addColumn('email_confirmed_at', 'text').execute();
  await db
    .updateTable('accounts')
    .set(({ ref }) => ({ email_confirmed_at: ref('created_at') }))
    .execute();
}

export async function up(db: Schema): Promise<void> {
  await createAccountLinks(db);
  await createLoginAttempts(db);
  await extendAccounts(db);
}
