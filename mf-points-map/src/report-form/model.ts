import { type Answer, type Attempt, createForm, type FormOptions, refusalOf } from '@ecocircle/app-kit/form';
import { createPhotoUploader } from '@ecocircle/app-kit/photo-uploader';
import {
  type DraftService,
  isApiError,
  type Locale,
  type PointPhoto,
  REPORT_PHOTOS_PATH,
  REPORT_TEXT_LIMIT,
  readReportToken,
} from '@ecocircle/shared-contracts';
import { attach } from 'effector';
import { $context } from '../points-browser/index.ts';
import { loadReportRules } from './load-rules.ts';

/** What is typed into the report of a point. */
export interface ReportValues {
  readonly kind: string;
  readonly text: string;
  readonly email: string;
  readonly photos: readonly PointPhoto[];
}

/** About which point, in which language, and where what is typed is kept. */
export interface ReportOpening {
  readonly pointId: string;
  readonly locale: Locale;
  readonly drafts: DraftService;
}

/** Why a report is not taken: its point has closed for good meanwhile, or is no longer public. */
export type ReportRefusal = 'point-closed' | 'point-not-found';

const REFUSALS: readonly ReportRefusal[] = ['point-closed', 'point-not-found'];

/** Where a report is sent, with scripts and without. */
export const reportAction = (pointId: string): string =>
  `/api/web/v1/facility/facility/${encodeURIComponent(pointId)}/report/`;

/** Where the page of a report is. */
export const trackingPath = (token: string): string => `/reports/${token}`;

const sendFx = attach({
  source: $context,
  async effect(
    { api },
    { values, beside, opening }: Attempt<ReportValues, ReportOpening, 'all'>,
  ): Promise<Answer<ReportRefusal>> {
    const photos = values.photos.map(({ id }) => id);
    const body = { ...values, ...beside, photos, locale: opening?.locale };
    try {
      const answer = await api.request({ method: 'POST', path: reportAction(opening?.pointId ?? ''), body });
      return { kind: 'sent', reference: readReportToken(answer) };
    } catch (error) {
      const codes = isApiError(error) ? error.errors.map(({ code }) => code) : [];
      const reason = REFUSALS.find((one) => codes.includes(one));
      if (reason) return { kind: 'refused', reason };
      return refusalOf(error, { kind: null, text: REPORT_TEXT_LIMIT, email: null });
    }
  },
});

const EMPTY: ReportValues = { kind: '', text: '', email: '', photos: [] };

const options: FormOptions<ReportValues, ReportOpening, 'all', ReportRefusal> = {
  initial: EMPTY,
  filled: ['kind'],
  rules: loadReportRules,
  isChecked: 'filled',
  draft: ({ pointId, drafts }) => ({ key: `mf-points-map.report.${pointId}`, drafts }),
  failsBeside: true,
  send: (attempt) => sendFx(attempt),
};

/** What is wrong with a point; opened with which one. */
export const reportForm = createForm(options);

/** The photos of it, which need no account. */
export const reportPhotos = createPhotoUploader({
  source: $context,
  send: ({ api }, form) => api.request({ method: 'POST', path: REPORT_PHOTOS_PATH, ...form }),
});
