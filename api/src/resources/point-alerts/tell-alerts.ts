import { isLocale, type Locale, metresBetween } from '@ecocircle/shared-contracts';
import { ownOrigin, type PortalAddresses } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/job-runner.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { type FoundPoint, newsMail } from './alert-mails.ts';
import { readMaterialNames } from './alert-words.ts';
import type { Alert } from './ask-for-alert.ts';
import { leaveLinksOfAll, linkTarget } from './leave-links.ts';
import { matchOpenings } from './match-openings.ts';

const MINUTE_MS = 60_000;

/** An address is told of points once in this time: what opens meanwhile comes together. */
export const ALERT_MAIL_MS = 7 * 24 * 60 * MINUTE_MS;

/** What mails about alerts are written with. */
export interface AlertContext {
  readonly db: Database;
  readonly mail: MailSettings;
  readonly addresses: PortalAddresses;
}

/** So many addresses are read at a time. */
const ADDRESSES_AT_A_TIME = 500;

/** What waits to be told: points that are still open and still take what was found. */
const untoldFinds = (db: Database) =>
  db
    .selectFrom('alert_finds as find')
    .innerJoin('point_alerts as alert', 'alert.id', 'find.alert_id')
    .innerJoin('recycling_points as point', 'point.id', 'find.point_id')
    .where('find.told_at', 'is', null)
    .where('alert.state', '=', 'active')
    .where('point.status', '=', 'accepted')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('point_rates')
          .select('point_rates.id')
          .whereRef('point_rates.point_id', '=', 'find.point_id')
          .whereRef('point_rates.material_id', '=', 'find.material_id'),
      ),
    );

/** The addresses behind one that something waits for, and that had no mail within a week. */
async function addressesToTell(db: Database, after: number, before: string): Promise<number[]> {
  const rows = await untoldFinds(db)
    .innerJoin('alert_addresses as address', 'address.id', 'alert.address_id')
    .select('address.id')
    .distinct()
    .where('address.id', '>', after)
    .where((eb) => eb.or([eb('address.mailed_at', 'is', null), eb('address.mailed_at', '<=', before)]))
    .orderBy('address.id')
    .limit(ADDRESSES_AT_A_TIME)
    .execute();
  return rows.map(({ id }) => id);
}

const findsOf = (db: Database, addressId: number) =>
  untoldFinds(db)
    .select(['find.alert_id', 'find.point_id', 'find.material_id'])
    .select(['alert.lng as alert_lng', 'alert.lat as alert_lat'])
    .select(['point.name', 'point.address', 'point.city', 'point.lng', 'point.lat'])
    .where('alert.address_id', '=', addressId)
    .orderBy('find.point_id')
    .orderBy('find.material_id')
    .execute();

type Find = Awaited<ReturnType<typeof findsOf>>[number];

const metresOf = (find: Find): number =>
  metresBetween(find, { lng: find.alert_lng ?? 0, lat: find.alert_lat ?? 0 });

/** The points of finds, the nearest first. */
const toPoints = (finds: readonly Find[]): FoundPoint[] =>
  [...Map.groupBy(finds, ({ point_id }) => point_id)]
    .map(([id, [first, ...others]]) => {
      const { name, address, city } = first as Find;
      const own = [first as Find, ...others];
      return {
        id,
        name,
        address,
        city,
        metres: Math.min(...own.map(metresOf)),
        materials: [...new Set(own.map(({ material_id }) => material_id))],
      };
    })
    .sort((one, other) => one.metres - other.metres);

const weekBefore = (now: Date): string => new Date(now.valueOf() - ALERT_MAIL_MS).toISOString();

/**
 * An address that had no mail within a week. Nobody else mails it, nor ends what is watched for it, before the
 * transaction ends.
 */
const lockDue = (trx: Database, id: number, now: Date) =>
  trx
    .updateTable('alert_addresses')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', weekBefore(now))]))
    .returning('email')
    .executeTakeFirst();

async function setMailed(trx: Database, addressId: number, finds: readonly Find[], now: Date) {
  await trx
    .updateTable('alert_addresses')
    .set({ mailed_at: now.toISOString() })
    .where('id', '=', addressId)
    .execute();
  for (const { alert_id, point_id, material_id } of finds)
    await trx
      .updateTable('alert_finds')
      .set({ told_at: now.toISOString() })
      .where('alert_id', '=', alert_id)
      .where('point_id', '=', point_id)
      .where('material_id', '=', material_id)
      .execute();
}

const activeAlerts = (trx: Database, addressId: number): Promise<Alert[]> =>
  trx
    .selectFrom('point_alerts')
    .selectAll()
    .where('address_id', '=', addressId)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();

/** The language of the newest alert. */
const localeOf = (alerts: readonly Alert[]): Locale => {
  const locale = alerts.at(-1)?.locale;
  return isLocale(locale) ? locale : 'en-US';
};

async function tell(trx: Database, addressId: number, now: Date, context: AlertContext): Promise<void> {
  const due = await lockDue(trx, addressId, now);
  const finds = due ? await findsOf(trx, addressId) : [];
  if (!due || finds.length === 0) return;
  const watching = await activeAlerts(trx, addressId);
  const locale = localeOf(watching);
  const target = linkTarget(ownOrigin(locale, context.addresses), locale, context.addresses);
  const { endedBy, leave } = await leaveLinksOfAll(trx, watching, target);
  const facts = {
    email: due.email,
    locale,
    names: await readMaterialNames(trx),
    pageOf: target.pageOf,
    alerts: endedBy,
  };
  await enqueueMail(trx, newsMail(toPoints(finds), facts, leave), context.mail);
  await setMailed(trx, addressId, finds, now);
}

async function tellAll(context: AlertContext, now: Date, signal: AbortSignal): Promise<void> {
  const { db } = context;
  let last = 0;
  for (;;) {
    const addresses = await addressesToTell(db, last, weekBefore(now));
    for (const id of addresses) {
      if (signal.aborted) return;
      await db.transaction().execute((trx) => tell(trx, id, now, context));
    }
    if (addresses.length < ADDRESSES_AT_A_TIME) return;
    last = addresses.at(-1) ?? last;
  }
}

/**
 * Tells those who asked of points that have opened: the first within minutes, and whatever opens in the week after it
 * together. What is closed or taken down by then waits until it is open again.
 */
export const alertJob = (context: AlertContext & { mailQueued(): void }): Job => ({
  name: 'alert-mails',
  everyMs: 5 * MINUTE_MS,
  async run(now, signal) {
    await matchOpenings(context.db, signal);
    await tellAll(context, now, signal);
    context.mailQueued();
  },
});
