import { LOCALE_INFO, type ReportKind } from '@ecocircle/shared-contracts';
import { deskOrigin } from '../../addresses/desk-origin.ts';
import { ownOrigin, type PortalAddresses, pageAddress } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/job-runner.ts';
import { type MailSettings, operatorFor } from '../../mail/mail-settings.ts';
import { enqueueMail, type NewMail } from '../../mail/outbox-repository.ts';
import { localeOfCountry, membersOf } from '../accounts/organization-members.ts';
import { type NamedReports, reportsMail } from './report-mails.ts';

const MINUTE_MS = 60_000;

/** An organisation, and the desk, are mailed about reports once in this time: reports cost nothing, and mails are read. */
export const REPORT_MAIL_MS = 24 * 60 * MINUTE_MS;

/** What mails about reports are written with. */
export interface ReportMailContext {
  readonly mail: MailSettings;
  readonly addresses: PortalAddresses;
  /** The configured host of the desk; null on a developer's machine. */
  readonly deskHost: string | null;
}

interface Untold extends NamedReports {
  /** The newest of them. */
  readonly lastId: number;
  readonly country: string;
  /** Null where nobody of the portal runs the point. */
  readonly owner: number | null;
}

/** The open reports that nobody was mailed about, by their points and kinds: however many they are, few rows. */
async function untoldReports(db: Database): Promise<Untold[]> {
  const rows = await db
    .selectFrom('point_reports')
    .innerJoin('recycling_points as point', 'point.id', 'point_reports.point_id')
    .select(['point_reports.kind', 'point_reports.point_id'])
    .select(['point.name', 'point.country', 'point.organization_id'])
    .select(({ fn }) => [fn.countAll().as('times'), fn.max('point_reports.id').as('last_id')])
    .where('point_reports.is_spam', '=', 0)
    .where('point_reports.settled_at', 'is', null)
    .where('point_reports.told_at', 'is', null)
    .groupBy(['point_reports.kind', 'point_reports.point_id'])
    .groupBy(['point.name', 'point.country', 'point.organization_id'])
    .orderBy('point_reports.point_id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind as ReportKind,
    pointId: row.point_id,
    pointName: row.name,
    times: Number(row.times),
    lastId: Number(row.last_id),
    country: row.country,
    owner: row.organization_id,
  }));
}

/** Whether an owner of points was mailed about reports after a moment. */
async function wasTold(db: Database, owner: number | null, after: Date): Promise<boolean> {
  const told = await db
    .selectFrom('point_reports')
    .innerJoin('recycling_points as point', 'point.id', 'point_reports.point_id')
    .select('point_reports.id')
    .where('point.organization_id', owner === null ? 'is' : '=', owner)
    .where('point_reports.told_at', '>', after.toISOString())
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

/** One point is opened at once; of several the list is. */
const pathOf = (reports: readonly Untold[]): string => {
  const ids = new Set(reports.map(({ pointId }) => pointId));
  const [id] = ids;
  return ids.size === 1 ? `/profile/edit-recycling-point/${id}` : '/profile/recycling-points';
};

async function mailsToOwner(
  trx: Database,
  owner: number,
  reports: readonly Untold[],
  { addresses }: ReportMailContext,
): Promise<NewMail[]> {
  const members = await membersOf(trx, owner, reports[0]?.country ?? '');
  return members.map(({ email, locale }) => {
    const origin = ownOrigin(locale, addresses);
    const page = pageAddress(origin, locale, pathOf(reports), addresses.productionHosts);
    return reportsMail('owner', reports, { email, locale, page });
  });
}

/** The operators of the markets that the points are in. */
function mailsToDesk(reports: readonly Untold[], { mail, deskHost }: ReportMailContext): NewMail[] {
  const page = `${deskOrigin(deskHost)}/reports`;
  const byRegion = Map.groupBy(reports, ({ country }) => LOCALE_INFO[localeOfCountry(country)].region);
  return [...byRegion.values()].map((own) => {
    const locale = localeOfCountry(own[0]?.country ?? '');
    return reportsMail('desk', own, { email: operatorFor(mail, locale), locale, page });
  });
}

async function tell(
  trx: Database,
  owner: number | null,
  reports: readonly Untold[],
  now: Date,
  context: ReportMailContext,
): Promise<void> {
  if (await wasTold(trx, owner, new Date(now.valueOf() - REPORT_MAIL_MS))) return;
  const mails =
    owner === null ? mailsToDesk(reports, context) : await mailsToOwner(trx, owner, reports, context);
  for (const mail of mails) await enqueueMail(trx, mail, context.mail);
  for (const { pointId, kind, lastId } of reports)
    await trx
      .updateTable('point_reports')
      .set({ told_at: now.toISOString() })
      .where('point_id', '=', pointId)
      .where('kind', '=', kind)
      .where('id', '<=', lastId)
      .where('told_at', 'is', null)
      .execute();
}

/**
 * Mails those who run points what visitors reported of them, and the desk of what nobody runs: the first report within
 * minutes, and whatever comes in the day after it together.
 */
export const reportMailJob = (db: Database, context: ReportMailContext & { mailQueued(): void }): Job => ({
  name: 'report-mails',
  everyMs: 5 * MINUTE_MS,
  async run(now, signal) {
    const byOwner = Map.groupBy(await untoldReports(db), ({ owner }) => owner);
    for (const [owner, reports] of byOwner) {
      if (signal.aborted) return;
      await db.transaction().execute((trx) => tell(trx, owner, reports, now, context));
    }
    context.mailQueued();
  },
});
