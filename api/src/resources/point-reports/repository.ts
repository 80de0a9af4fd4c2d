import type { Locale, ReportKind, ReportOutcome } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { readPage } from '../../database/read-page.ts';
import { hashToken, newToken } from '../../mail/link-token.ts';
import type { Page } from '../../validation/numbers.ts';
import { recordPointHistory } from '../recycling-points/point-history.ts';

const A_VISITOR = { kind: 'visitor', accountId: null, name: '' } as const;

/** A report before it has an id. */
export interface NewReport {
  readonly pointId: number;
  readonly kind: ReportKind;
  readonly text: string;
  /** Null where the sender wants no mail. */
  readonly email: string | null;
  readonly locale: Locale;
  readonly isSpam: boolean;
  /** Ids of photos that visitors sent. */
  readonly photos: readonly string[];
}

/** Makes a link to a report and returns its token, which is kept nowhere else. */
export async function createReportLink(db: Database, reportId: number): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashToken(token), report_id: reportId };
  await db.insertInto('report_links').values(row).execute();
  return token;
}

/** Gives photos to a report, the first of them at a position. */
export async function attachPhotos(
  db: Database,
  reportId: number,
  photos: readonly string[],
  position = 0,
): Promise<void> {
  const rows = photos.map((photo_id, index) => ({
    photo_id,
    report_id: reportId,
    position: position + index,
  }));
  if (rows.length > 0) await db.insertInto('report_photos').values(rows).execute();
}

/** Stores a report and returns its id with the token of the page that follows it. Run it in a transaction. */
export async function insertReport(db: Database, report: NewReport): Promise<{ id: number; token: string }> {
  const { pointId, kind, text, email, locale, isSpam, photos } = report;
  const row = {
    point_id: pointId,
    kind,
    comment: text,
    email,
    locale,
    is_spam: isSpam ? (1 as const) : (0 as const),
    created_at: currentTime().toISOString(),
  };
  const { id } = await db.insertInto('point_reports').values(row).returning('id').executeTakeFirstOrThrow();
  await attachPhotos(db, id, photos);
  if (!isSpam) await recordPointHistory(db, { pointId, actor: A_VISITOR, action: 'reported' });
  return { id, token: await createReportLink(db, id) };
}

const withPoints = (db: Database) =>
  db
    .selectFrom('point_reports')
    .innerJoin('recycling_points', 'recycling_points.id', 'point_reports.point_id');

/** The report that a link leads to, with its point, or undefined. */
export function findReportByToken(db: Database, token: string) {
  return withPoints(db)
    .innerJoin('report_links', 'report_links.report_id', 'point_reports.id')
    .selectAll('point_reports')
    .select(['recycling_points.name as point_name', 'recycling_points.status as point_status'])
    .where('report_links.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Which reports are listed. */
export interface ReportFilter {
  readonly state: 'open' | 'settled';
  /** Those on the points of one organisation only. */
  readonly organizationId?: number | undefined;
  /** Those on one point only. */
  readonly pointId?: number | undefined;
}

/** One page of the reports that people sent, the oldest first, with the name of each point. */
export function listReports(db: Database, { state, organizationId, pointId }: ReportFilter, page: Page) {
  const query = withPoints(db)
    .where('point_reports.is_spam', '=', 0)
    .where('point_reports.settled_at', state === 'open' ? 'is' : 'is not', null)
    .$if(organizationId !== undefined, (qb) =>
      qb.where('recycling_points.organization_id', '=', organizationId ?? null),
    )
    .$if(pointId !== undefined, (qb) => qb.where('point_reports.point_id', '=', pointId ?? 0));
  const rows = query
    .selectAll('point_reports')
    .select('recycling_points.name as point_name')
    .orderBy('point_reports.id');
  return readPage(query, rows, page);
}

/** How many open reports there are on the points of an organisation that have any. */
export function countOpenReports(db: Database, organizationId: number) {
  const points = db.selectFrom('recycling_points').select('id').where('organization_id', '=', organizationId);
  return db
    .selectFrom('point_reports')
    .select(['point_id', ({ fn }) => fn.countAll<number>().as('open')])
    .where('point_id', 'in', points)
    .where('settled_at', 'is', null)
    .where('is_spam', '=', 0)
    .groupBy('point_id');
}

/** How a report ends. */
export interface Settlement {
  readonly outcome: ReportOutcome;
  /** What its sender is told beside the outcome; may be empty. */
  readonly answer: string;
  /** The account of the member of staff who settles it. */
  readonly by: number;
}

/** Ends an open report and returns it; undefined where there is none, or somebody else has ended it. */
export function endReport(db: Database, id: number, { outcome, answer, by }: Settlement) {
  return db
    .updateTable('point_reports')
    .set({ outcome, answer, settled_by: by, settled_at: currentTime().toISOString() })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes reports that ended before a moment. */
export async function forgetReports(db: Database, endedBefore: Date): Promise<void> {
  await db.deleteFrom('point_reports').where('settled_at', '<', endedBefore.toISOString()).execute();
}

/** Deletes reports that are spam and were sent before a moment. */
export async function forgetSpamReports(db: Database, sentBefore: Date): Promise<void> {
  await db
    .deleteFrom('point_reports')
    .where('is_spam', '=', 1)
    .where('created_at', '<', sentBefore.toISOString())
    .execute();
}

/** Deletes the links to reports that ended before a moment: their pages are gone from then on. */
export async function forgetReportLinks(db: Database, endedBefore: Date): Promise<void> {
  const ended = db
    .selectFrom('point_reports')
    .select('id')
    .where('settled_at', '<', endedBefore.toISOString());
  await db.deleteFrom('report_links').where('report_id', 'in', ended).execute();
}
