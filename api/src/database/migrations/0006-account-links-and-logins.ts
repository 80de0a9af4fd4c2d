import { addIndex, key, partOf, required, type Schema, zero } from '../migration-columns.ts';

async function createAccountLinks(db: Schema): Promise<void> {
  await db.schema
    .createTable('account_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndex(db, 'account_links', ['account_id', 'purpose'], 'account_links_account_id');
}

async function createLoginAttempts(db: Schema): Promise<void> {
  await db.schema
    .createTable('login_attempts')
    .addColumn('subject', 'text', key)
    .addColumn('failures', 'integer', required)
    .addColumn('tried_at', 'text', required)
    .addColumn('locked_until', 'text', required)
    .execute();
}

/** Existing accounts are older than the confirmation of addresses, so they count as confirmed. */
async function extendAccounts(db: Schema): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('session_generation', 'integer', zero).execute();
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
