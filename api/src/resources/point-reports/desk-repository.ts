import type { Locale, ReportKind, ReportOutcome } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import type { Row } from '../../database/tables.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { atTheDesk } from '../photos/visitor-pictures.ts';
import { findPoint } from '../recycling-points/repository.ts';

/** The lists of reports: those to settle, the oldest first, and the others, the newest first. */
export const REPORT_LISTS = ['open', 'settled'] as const;

/** The name of a list of reports. */
export type ReportList = (typeof REPORT_LISTS)[number];

const MOST_OTHERS = 20;

/** The reports that people sent, each with its point and who settled it. */
const reports = (db: Database) =>
  db
    .selectFrom('point_reports')
    .innerJoin('recycling_points', 'recycling_points.id', 'point_reports.point_id')
    .leftJoin('accounts', 'accounts.id', 'point_reports.settled_by')
    .selectAll('point_reports')
    .select([
      'recycling_points.name as point_name',
      'recycling_points.address as point_address',
      'recycling_points.city as point_city',
      'accounts.name as settler',
    ])
    .where('point_reports.is_spam', '=', 0);

type ReportRow = Row<'point_reports'> & {
  readonly point_name: string;
  readonly point_address: string;
  readonly point_city: string;
  readonly settler: string | null;
};

/** A report as staff read it: without the address of its sender. */
const toAnswer = (report: ReportRow) => ({
  id: String(report.id),
  kind: report.kind as ReportKind,
  text: report.comment,
  sent_at: report.created_at,
  wants_mail: report.email !== null,
  locale: report.locale as Locale,
  outcome: report.outcome as ReportOutcome | null,
  answer: report.answer,
  settled_at: report.settled_at,
  settled_by: report.settler,
  point_id: String(report.point_id),
  point_name: report.point_name,
  point_address: report.point_address || report.point_city,
});

/** One page of the reports of a list, behind the one with an id. */
export async function listDeskReports(db: Database, list: ReportList, after: number | undefined) {
  const isOpen = list === 'open';
  const rows = await reports(db)
    .where('point_reports.settled_at', isOpen ? 'is' : 'is not', null)
    .$if(after !== undefined, (query) => query.where('point_reports.id', isOpen ? '>' : '<', after ?? 0))
    .orderBy('point_reports.id', isOpen ? 'asc' : 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map(toAnswer), next };
}

/** The other reports on the point of one, those to settle first, then the newest. */
function othersOf(db: Database, { id, point_id }: ReportRow) {
  return reports(db)
    .where('point_reports.point_id', '=', point_id)
    .where('point_reports.id', '<>', id)
    .orderBy((eb) => eb.case().when('point_reports.settled_at', 'is', null).then(0).else(1).end())
    .orderBy('point_reports.id', 'desc')
    .limit(MOST_OTHERS)
    .execute();
}

/** The report that has waited longest, of those other than one. */
function longestWaiting(db: Database, otherThan: number) {
  return db
    .selectFrom('point_reports')
    .select('id')
    .where('is_spam', '=', 0)
    .where('settled_at', 'is', null)
    .where('id', '<>', otherThan)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** What a visitor photographed, in its order. */
const photosOf = (db: Database, id: number) =>
  db
    .selectFrom('report_photos')
    .innerJoin('photos', 'photos.id', 'report_photos.photo_id')
    .selectAll('photos')
    .where('report_photos.report_id', '=', id)
    .orderBy('report_photos.position')
    .execute();

/** One report with its point, the other reports on that, and the report to look at next. */
export async function showReport(db: Database, id: number) {
  const report = await reports(db).where('point_reports.id', '=', id).executeTakeFirst();
  const point = report && (await findPoint(db, report.point_id, 'own'));
  if (!report || !point) return undefined;
  const [others, next, photos] = await Promise.all([
    othersOf(db, report),
    longestWaiting(db, id),
    photosOf(db, id),
  ]);
  return {
    ...toAnswer(report),
    point,
    photos: photos.map((photo) => ({ id: photo.id, ...atTheDesk(photoUrls(photo)) })),
    others: others.map(toAnswer),
    next: next ? String(next.id) : null,
  };
}
