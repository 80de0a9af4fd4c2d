import { createHash } from 'node:crypto';
import { type Schema, zero } from '../migration-columns.ts';

/**
 * An address that nothing is watched for any more rests under its hash until its week is over; and how often it has been
 * asked to confirm something.
 */
export async function up(db: Schema): Promise<void> {
  const alter = () => db.schema.alterTable('alert_addresses');
  await alter().addColumn('email_hash', 'text').execute();
  await alter().addColumn('rests_since', 'text').execute();
  await alter().addColumn('asked', 'integer', zero).execute();
  await alter().addColumn('asked_since', 'text').execute();
  for (const { id, email } of await db.selectFrom('alert_addresses').select(['id', 'email']).execute()) {
    const email_hash = createHash('sha256').update(email).digest('hex');
    await db.updateTable('alert_addresses').set({ email_hash }).where('id', '=', id).execute();
  }
  await db.schema
    .createIndex('alert_addresses_email_hash')
    .on('alert_addresses')
    .column('email_hash')
    .unique()
    .execute();
}
