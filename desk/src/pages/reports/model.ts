import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import {
  type Answer,
  LOCALES,
  type Locale,
  type PointPhoto,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  REPORT_TEXT_LIMIT,
  type RecyclingPoint,
  type ReportKind,
  type ReportOutcome,
  readPhoto,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { attach, sample } from 'effector';
import { answerTo } from '../../forms/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';
import { $api } from '../../platform/api.ts';
import { dictionaries } from '../points/index.ts';

/** What a visitor says is wrong with a point. */
export interface Report {
  readonly id: string;
  readonly kind: ReportKind;
  /** May be empty. */
  readonly text: string;
  readonly sentAt: string;
  /** Its sender hears by mail how it ends. */
  readonly wantsMail: boolean;
  /** The language that its sender reads. */
  readonly locale: Locale;
  readonly pointId: string;
  readonly pointName: string;
  readonly pointAddress: string;
  /** Null while it is open. */
  readonly settled: {
    readonly outcome: ReportOutcome;
    readonly answer: string;
    readonly at: string;
    /** Null where the account of who did is gone. */
    readonly by: string | null;
  } | null;
}

/** A report with all that settling it needs. */
export interface ReportDetail extends Report {
  readonly point: RecyclingPoint;
  /** What the visitor photographed. */
  readonly photos: readonly PointPhoto[];
  /** The other reports on the point. */
  readonly others: readonly Report[];
  /** The id of the open report to look at next; null where there is none. */
  readonly next: string | null;
}

function readReport(entry: Answer): Report {
  const settledAt = entry.momentOrNull('settled_at');
  return {
    id: entry.text('id'),
    kind: entry.oneOf('kind', REPORT_KINDS),
    text: entry.text('text'),
    sentAt: entry.moment('sent_at'),
    wantsMail: entry.flag('wants_mail'),
    locale: entry.oneOf('locale', LOCALES),
    pointId: entry.text('point_id'),
    pointName: entry.text('point_name'),
    pointAddress: entry.text('point_address'),
    settled:
      settledAt === null
        ? null
        : {
            outcome: entry.oneOf('outcome', REPORT_OUTCOMES),
            answer: entry.text('answer'),
            at: settledAt,
            by: entry.textOrNull('settled_by'),
          },
  };
}

const readDetail = (entry: Answer): ReportDetail => ({
  ...readReport(entry),
  point: toRecyclingPoint(entry.object('point')),
  photos: entry.list('photos').map(readPhoto),
  others: entry.list('others').map(readReport),
  next: entry.textOrNull('next'),
});

/** The reports of visitors. */
export const reports = createKeyPages('/reports/', readReport);

/** One of them. */
export const report = createOneEntry((id) => `/reports/${id}/`, readDetail);

// The card of its point is shown in the words of the dictionaries.
sample({ clock: report.wanted, fn: () => null, target: dictionaries.wanted });

/** Why a report is not settled: somebody else was faster, or its point is said to be down and is not. */
export type SettleRefusal = 'already-settled' | 'point-is-public';

const settleFx = attach({
  source: $api,
  effect(
    api,
    { id, body }: { readonly id: string; readonly body: object },
  ): Promise<FormAnswer<SettleRefusal>> {
    const call = api({ method: 'POST', path: `/reports/${id}/settle/`, body });
    const limits = { outcome: null, answer: REPORT_TEXT_LIMIT };
    return answerTo(call, ['already-settled', 'point-is-public'], { limits });
  },
});

/** How a report ends; opened with its id. */
export const settleForm = createForm({
  initial: { outcome: '', answer: '' },
  filled: ['outcome'],
  failsBeside: true,
  send: ({ values, opening }: { readonly values: object; readonly opening: string | null }) =>
    settleFx({ id: opening ?? '', body: values }),
});

const isOver = (answer: FormAnswer<SettleRefusal>): boolean =>
  answer.kind === 'sent' || (answer.kind === 'refused' && answer.reason === 'already-settled');

sample({
  clock: settleFx.doneData,
  filter: isOver,
  fn: () => {},
  target: report.refreshed,
});
