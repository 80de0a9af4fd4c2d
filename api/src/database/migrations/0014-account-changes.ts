import type { Schema } from '../migration-columns.ts';

/** The address that a link confirms, where it is to replace the account's own. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('account_links').addColumn('new_email', 'text').execute();
}
