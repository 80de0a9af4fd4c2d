import type { LiveMessage } from '@ecocircle/shared-contracts';
import { sql } from 'kysely';
import { machineTime } from '../../clock/clock.ts';
import { type Database, isPostgres } from '../../database/database.ts';

/** The name of PostgreSQL's notification of a new message. */
export const LIVE_CHANNEL = 'live_messages';

/** A message for the open pages of one account. */
export interface AccountMessage {
  readonly id: number;
  readonly accountId: number;
  readonly message: LiveMessage;
}

/**
 * Writes a message for the open pages of an account. Called inside the transaction that changes what it reports, after
 * the account's row was changed: then the messages of one account are numbered in the order of its changes.
 */
export async function announce(trx: Database, accountId: number, message: LiveMessage): Promise<void> {
  const created_at = machineTime().toISOString();
  await trx
    .insertInto('live_messages')
    .values({ account_id: accountId, title: message.title, body: String(message.body), created_at })
    .execute();
  if (isPostgres(trx)) await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(trx);
}

/** The messages written since a moment, in their order. */
export async function messagesSince(db: Database, moment: Date): Promise<AccountMessage[]> {
  const rows = await db
    .selectFrom('live_messages')
    .selectAll()
    .where('created_at', '>', moment.toISOString())
    .orderBy('id')
    .execute();
  return rows.map(({ id, account_id, title, body }) => ({
    id,
    accountId: account_id,
    message: { title, body },
  }));
}

/** Deletes messages that every instance has delivered by now. */
export async function forgetLiveMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('live_messages').where('created_at', '<', before.toISOString()).execute();
}
