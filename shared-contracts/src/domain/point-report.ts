import { Answer } from '../api/answer.ts';

/** What a visitor may report of a point. */
export const REPORT_KINDS = [
  'closed',
  'wrong-place',
  'full',
  'wrong-hours',
  'wrong-materials',
  'other',
] as const;

/** What is wrong with a point. */
export type ReportKind = (typeof REPORT_KINDS)[number];

/** How a report may end: the point was corrected, it was right, it was taken off the map, or the report helped nobody. */
export const REPORT_OUTCOMES = ['corrected', 'was-right', 'taken-down', 'not-understood'] as const;

/** How a report ended. */
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The longest text of a report and of the answer to it, in characters. */
export const REPORT_TEXT_LIMIT = 2000;

/** Where photos of a report are sent, without an account: multipart/form-data with one file in the field `photo`. */
export const REPORT_PHOTOS_PATH = '/api/web/v1/media/report-photos/';

/** How many photos a report may have. */
export const REPORT_PHOTOS = 5;

/** A report as its sender follows it: the answer of `GET /api/web/v1/reports/{token}/`. */
export interface TrackedReport {
  readonly pointName: string;
  /** The id of the point; null once it has no public page. */
  readonly pointId: string | null;
  readonly kind: ReportKind;
  readonly sentAt: string;
  /** Null while nobody has decided. */
  readonly outcome: ReportOutcome | null;
  /** What the sender is told; empty where nothing but the outcome. */
  readonly answer: string;
  readonly settledAt: string | null;
}

/** Reads a report as its sender follows it. */
export function readTrackedReport(answer: unknown): TrackedReport {
  const data = Answer.of(answer).object('data');
  return {
    pointName: data.text('point_name'),
    pointId: data.textOrNull('point_id'),
    kind: data.oneOf('kind', REPORT_KINDS),
    sentAt: data.moment('sent_at'),
    outcome: data.textOrNull('outcome') === null ? null : data.oneOf('outcome', REPORT_OUTCOMES),
    answer: data.text('answer'),
    settledAt: data.momentOrNull('settled_at'),
  };
}

/** An open report on a point of one's own: one of `data` in the answer of `GET /api/web/v1/facility/reports/`. */
export interface OwnReport {
  readonly id: string;
  readonly pointId: string;
  readonly pointName: string;
  readonly kind: ReportKind;
  /** May be empty. */
  readonly text: string;
  readonly sentAt: string;
}

/** Reads an open report on a point of one's own; to be used with `readPage`. */
export function toOwnReport(answer: unknown): OwnReport {
  const report = Answer.of(answer);
  return {
    id: report.text('id'),
    pointId: report.text('point_id'),
    pointName: report.text('point_name'),
    kind: report.oneOf('kind', REPORT_KINDS),
    text: report.text('text'),
    sentAt: report.moment('sent_at'),
  };
}

/** Reads how many open reports there are on points of one's own, by the ids of those that have any. */
export const readReportCounts = (answer: unknown): ReadonlyMap<string, number> =>
  new Map(
    Answer.of(answer)
      .list('data')
      .map((point) => [point.text('point_id'), point.figure('open')]),
  );

/** Reads the answer to a report: the token of the page where its sender follows it. */
export const readReportToken = (answer: unknown): string => Answer.of(answer).object('data').text('token');
