import type { PointAlert } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { LinkOutcome } from '../../forms/link-answer.ts';
import { forgetAsking, lockKnownAddress, restUnwatched } from './alert-addresses.ts';
import { findByToken, isExpired } from './alert-links.ts';
import type { Alert } from './ask-for-alert.ts';

/** Of an alert that has ended nothing is kept but that it has, so that its link still shows that it worked. */
const NOTHING_KEPT = { address_id: null, place: '', lng: null, lat: null, radius: null, materials: '[]' };

/** Confirms an alert. Of two confirmations at the same time one is `done`, the other `already`. */
export async function confirmAlert(db: Database, token: string): Promise<LinkOutcome> {
  const found = await findByToken(db, token);
  if (found?.purpose !== 'confirm') return 'unknown';
  if (found.state === 'ended') return 'used';
  if (found.state === 'active') return 'already';
  if (isExpired(found)) return 'expired';
  const confirmed = await db
    .updateTable('point_alerts')
    .set({ state: 'active', confirmed_at: currentTime().toISOString() })
    .where('id', '=', found.id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (confirmed) await forgetAsking(db, found.address_id);
  return confirmed ? 'done' : 'already';
}

async function endAlerts(trx: Database, addressId: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('alert_finds').where('alert_id', 'in', ids).execute();
  await trx
    .updateTable('point_alerts')
    .set({ ...NOTHING_KEPT, state: 'ended', ended_at: currentTime().toISOString() })
    .where('id', 'in', ids)
    .execute();
  await restUnwatched(trx).where('id', '=', addressId).execute();
}

/** Ends the alert of a link, or `all` of its address, and deletes what they say of a person. */
export const leaveAlert = (db: Database, token: string, all: boolean): Promise<LinkOutcome> =>
  db.transaction().execute(async (trx) => {
    const found = await findByToken(trx, token);
    if (found?.purpose !== 'leave') return 'unknown';
    if (found.address_id === null) return 'already';
    await lockKnownAddress(trx, found.address_id);
    const watched = await trx
      .selectFrom('point_alerts')
      .select('id')
      .where('address_id', '=', found.address_id)
      .$if(!all, (query) => query.where('id', '=', found.id))
      .execute();
    if (watched.length === 0) return 'already';
    await endAlerts(
      trx,
      found.address_id,
      watched.map(({ id }) => id),
    );
    return 'done';
  });

async function otherAlerts(db: Database, { id, address_id }: Alert): Promise<number> {
  const { count } = await db
    .selectFrom('point_alerts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('address_id', '=', address_id)
    .where('id', '<>', id)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the alert of a link watches; `expired` where it was not confirmed in time, `unknown` where there is no such link. */
export async function readAlert(db: Database, token: string): Promise<PointAlert | 'expired' | 'unknown'> {
  const found = await findByToken(db, token);
  if (!found) return 'unknown';
  if (found.state === 'pending' && isExpired(found)) return 'expired';
  const { state, place, lng, lat, radius, materials } = found;
  const others = found.address_id === null ? 0 : await otherAlerts(db, found);
  return { state, place, lng, lat, radius, materials: JSON.parse(materials), others };
}

/** Deletes alerts that nobody confirmed, and puts addresses to rest that have no other. */
export const forgetUnconfirmedAlerts = (db: Database, before: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('point_alerts')
      .where('state', '=', 'pending')
      .where('link_mailed_at', '<', before.toISOString())
      .execute();
    await restUnwatched(trx).execute();
  });

/** Deletes what is left of alerts that have ended. */
export async function forgetEndedAlerts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('point_alerts').where('ended_at', '<', before.toISOString()).execute();
}

/** Deletes which points were found for whom; such a point may be told again if it opens anew. */
export async function forgetFinds(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('alert_finds').where('found_at', '<', before.toISOString()).execute();
}

/** What is watched for an address. */
export const alertsOf = (db: Database, email: string) =>
  db
    .selectFrom('point_alerts')
    .innerJoin('alert_addresses', 'alert_addresses.id', 'point_alerts.address_id')
    .selectAll('point_alerts')
    .where('alert_addresses.email', '=', email)
    .execute();

/** Deletes what is watched for an address, and what was found for it; its hash stays until its week is over. */
export async function deleteAlertsOf(trx: Database, email: string): Promise<void> {
  for (const { id } of await alertsOf(trx, email))
    await trx.deleteFrom('point_alerts').where('id', '=', id).execute();
  await restUnwatched(trx).where('email', '=', email).execute();
}
