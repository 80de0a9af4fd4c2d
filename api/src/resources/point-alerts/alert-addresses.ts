import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { hashToken } from '../../mail/link-token.ts';

/** An address that mails about alerts go to. */
export type AlertAddress = Row<'alert_addresses'>;

const DAY_MS = 24 * 3_600_000;
/** So many mails ask an address to confirm something in a day, until it has: anybody can type any address. */
const MOST_ASKED = 3;

/**
 * The row of an address, which no other request for it changes before the transaction ends. One that rests comes back
 * with what it has been mailed.
 */
export const lockAddress = (trx: Database, email: string): Promise<AlertAddress> =>
  trx
    .insertInto('alert_addresses')
    .values({ email, email_hash: hashToken(email) })
    .onConflict((on) => on.column('email_hash').doUpdateSet({ email, rests_since: null }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The row of a known address, which nobody else changes before the transaction ends. */
export const lockKnownAddress = (trx: Database, id: number) =>
  trx
    .updateTable('alert_addresses')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .execute();

const dayAgo = (): string => new Date(currentTime().valueOf() - DAY_MS).toISOString();

const isCounting = ({ asked_since }: AlertAddress): boolean => asked_since !== null && asked_since > dayAgo();

/** Whether another mail may ask an address to confirm something. */
export const mayBeAsked = (address: AlertAddress): boolean =>
  !isCounting(address) || address.asked < MOST_ASKED;

/** Counts a mail that asks an address to confirm something. */
export async function countAsking(trx: Database, address: AlertAddress): Promise<void> {
  const counted = isCounting(address)
    ? { asked: address.asked + 1 }
    : { asked: 1, asked_since: currentTime().toISOString() };
  await trx.updateTable('alert_addresses').set(counted).where('id', '=', address.id).execute();
}

/** Who confirms something wants these mails: they are counted anew. */
export async function forgetAsking(db: Database, id: number | null): Promise<void> {
  await db.updateTable('alert_addresses').set({ asked: 0 }).where('id', '=', id).execute();
}

/**
 * Puts addresses to rest that nothing is watched for any more: of each its hash stays, with when it was mailed, so that
 * whoever asks anew is mailed no sooner.
 */
export const restUnwatched = (trx: Database) =>
  trx
    .updateTable('alert_addresses')
    .set((eb) => ({ email: eb.ref('email_hash').$notNull(), rests_since: currentTime().toISOString() }))
    .where('rests_since', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('point_alerts')
            .select('point_alerts.id')
            .whereRef('point_alerts.address_id', '=', 'alert_addresses.id'),
        ),
      ),
    );

/** Deletes what is left of addresses that have rested since before a moment. */
export async function forgetRestingAddresses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('alert_addresses').where('rests_since', '<', before.toISOString()).execute();
}
