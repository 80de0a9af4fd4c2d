import { ALERT_LIMITS, type PointAlertRequest } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { type AlertAddress, countAsking, lockAddress, mayBeAsked } from './alert-addresses.ts';
import { CONFIRM_WITHIN_MS } from './alert-links.ts';

const MINUTE_MS = 60_000;
/** The shortest time between two mails that ask to confirm one alert. */
const MAIL_AGAIN_AFTER_MS = 5 * MINUTE_MS;
/** So many mails ask to confirm one alert: anybody can type any address. */
const MOST_LINKS = 3;
/** So many alerts of an address may wait to be confirmed: whoever gets their mails may never have asked. */
const MOST_PENDING = 3;
/** That an address can have no more is told once in this time. */
const TELL_FULL_AFTER_MS = 24 * 60 * MINUTE_MS;

/** What is watched for an address. */
export type Alert = Row<'point_alerts'>;

/** What an alert watches, as it is kept. */
export type Watched = Pick<Alert, 'locale' | 'place' | 'lng' | 'lat' | 'radius' | 'materials'>;

/** About a hundred metres: where somebody lives is nobody's business, and the smallest area is a kilometre. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** What a request wants to be watched. */
export const toWatched = (
  { place, lng, lat, radius, materials }: PointAlertRequest,
  locale: string,
): Watched => ({
  locale,
  place,
  lng: roughly(lng),
  lat: roughly(lat),
  radius,
  materials: JSON.stringify([...new Set(materials)].sort()),
});

/** What becomes of a request: an alert is to be confirmed, the address is to be told that it is full, or nothing. */
export type Asked =
  | { readonly mail: 'confirmation'; readonly alert: Alert }
  | { readonly mail: 'full'; readonly alerts: readonly Alert[] }
  | { readonly mail: null };

const NO_MAIL = { mail: null } as const;

const isSame = (one: Watched, other: Watched): boolean =>
  (['lng', 'lat', 'radius', 'materials'] as const).every((name) => one[name] === other[name]);

async function askAgain(trx: Database, alert: Alert): Promise<Asked> {
  const now = currentTime().valueOf();
  const age = now - Date.parse(alert.link_mailed_at);
  const isOver = age >= CONFIRM_WITHIN_MS;
  if (age < MAIL_AGAIN_AFTER_MS || (!isOver && alert.links_mailed >= MOST_LINKS)) return NO_MAIL;
  const again = await trx
    .updateTable('point_alerts')
    .set({
      links_mailed: isOver ? 1 : alert.links_mailed + 1,
      link_mailed_at: new Date(now).toISOString(),
    })
    .where('id', '=', alert.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { mail: 'confirmation', alert: again };
}

async function tellFull(trx: Database, address: AlertAddress, alerts: readonly Alert[]): Promise<Asked> {
  const now = currentTime();
  const before = new Date(now.valueOf() - TELL_FULL_AFTER_MS).toISOString();
  if (address.told_full_at !== null && address.told_full_at > before) return NO_MAIL;
  await trx
    .updateTable('alert_addresses')
    .set({ told_full_at: now.toISOString() })
    .where('id', '=', address.id)
    .execute();
  return { mail: 'full', alerts };
}

async function addAlert(trx: Database, addressId: number, watched: Watched): Promise<Asked> {
  const now = currentTime().toISOString();
  const alert = await trx
    .insertInto('point_alerts')
    .values({
      ...watched,
      address_id: addressId,
      state: 'pending',
      links_mailed: 1,
      link_mailed_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { mail: 'confirmation', alert };
}

async function askWithinLimits(trx: Database, address: AlertAddress, watched: Watched): Promise<Asked> {
  const alerts = await trx
    .selectFrom('point_alerts')
    .selectAll()
    .where('address_id', '=', address.id)
    .orderBy('id')
    .execute();
  const same = alerts.find((alert) => isSame(alert, watched));
  const isQuiet = !mayBeAsked(address);
  if (same) return same.state === 'active' || isQuiet ? NO_MAIL : askAgain(trx, same);
  const confirmable = new Date(currentTime().valueOf() - CONFIRM_WITHIN_MS).toISOString();
  const active = alerts.filter(({ state }) => state === 'active');
  const pending = alerts.filter(
    ({ state, link_mailed_at }) => state === 'pending' && link_mailed_at > confirmable,
  );
  if (active.length + pending.length >= ALERT_LIMITS.ofAddress) return tellFull(trx, address, active);
  return pending.length >= MOST_PENDING || isQuiet ? NO_MAIL : addAlert(trx, address.id, watched);
}

/** Stores that an address wants something watched, within the limits of an address. Run it in a transaction. */
export async function askForAlert(trx: Database, email: string, watched: Watched): Promise<Asked> {
  const address = await lockAddress(trx, email);
  const asked = await askWithinLimits(trx, address, watched);
  if (asked.mail === 'confirmation') await countAsking(trx, address);
  return asked;
}
