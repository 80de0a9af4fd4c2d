import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { writeDictionaries } from './dictionaries/write-dictionaries.ts';
import * as m0001 from './migrations/0001-accounts-points-events.ts';
import * as m0002 from './migrations/0002-dictionaries.ts';
import * as m0004 from './migrations/0004-event-sequence.ts';
import * as m0005 from './migrations/0005-submissions-and-mail.ts';
import * as m0006 from './migrations/0006-account-links-and-logins.ts';
import * as m0007 from './migrations/0007-registration-requests.ts';
import * as m0008 from './migrations/0008-withdrawals-and-live-messages.ts';
import * as m0009 from './migrations/0009-account-identities.ts';

const migrations = {
  '0001-accounts-points-events': m0001,
  '0002-dictionaries': m0002,
  '0004-event-sequence': m0004,
  '0005-submissions-and-mail': m0005,
  '0006-account-links-and-logins': m0006,
  '0007-registration-requests': m0007,
  '0008-withdrawals-and-live-messages': m0008,
  '0009-account-identities': m0009,
};

/** Brings the schema and the dictionaries up to date; safe to call from several instances at once. */
// biome-ignore lint/suspicious/noExplicitAny: migrations see the schema of their own time, not today's tables
export async function migrateToLatest(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await writeDictionaries(db);
}
