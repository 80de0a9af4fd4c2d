import { partOf, required, type Schema } from '../migration-columns.ts';

/** An account has at most one identity of a provider, and an identity one account. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('account_identities')
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('account_identities_key', ['issuer', 'subject'])
    .addUniqueConstraint('account_identities_account', ['account_id', 'issuer'])
    .execute();
}
