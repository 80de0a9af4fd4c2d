import { REPORT_KINDS, REPORT_PHOTOS, REPORT_TEXT_LIMIT } from '../domain/point-report.ts';
import { EmailSchema, requiredText } from './field-rules.ts';
import { ENVELOPE_RULES, emptyOr } from './form-schemas.ts';
import { broken } from './problems.ts';
import { list, oneOf, strictObject, text } from './strict.ts';

/** The name of the test that a report fails that is about something else and does not say what. */
export const SAYS_WHAT = 'says-what';

/** No id of a photo is longer. */
const PHOTO_ID = 100;

/** The body of `POST /api/web/v1/facility/facility/{id}/report/`; whoever reports something else says what. */
export const PointReportSchema = strictObject({
  kind: oneOf(REPORT_KINDS),
  text: emptyOr(requiredText(REPORT_TEXT_LIMIT)),
  /** Who wants to hear of it by mail. */
  email: emptyOr(EmailSchema),
  /** Ids of photos that were sent to `REPORT_PHOTOS_PATH` before; a form without scripts brings them along. */
  photos: list(text().max(PHOTO_ID))
    .max(REPORT_PHOTOS, broken('maximum', { max: REPORT_PHOTOS }))
    .optional(),
  ...ENVELOPE_RULES,
}).test(
  SAYS_WHAT,
  (report, { createError }) =>
    report?.kind !== 'other' ||
    Boolean(report.text) ||
    createError({ path: 'text', message: broken('required') }),
);
