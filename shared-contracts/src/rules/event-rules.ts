import type { ISchema } from 'yup';
import { EVENT_KINDS } from '../domain/charity-event.ts';
import { EVENT_LIMITS, type EventDraft, eventTimeProblems } from '../domain/event-draft.ts';
import { EmailSchema, PhoneSchema } from './field-rules.ts';
import { area, blankLine, orEmpty } from './optional-texts.ts';
import { broken } from './problems.ts';
import { figure, oneOf, strictObject, text } from './strict.ts';

/** What was sent for the other end may be no text, which is told at that end. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const clock = (name: 'starts' | 'ends') =>
  text()
    .test('times', (_, { parent, createError }) => {
      const times = { starts: textOf(parent.starts), ends: textOf(parent.ends) };
      const problem = eventTimeProblems(times, new Date())[name];
      return problem ? createError({ message: { ...problem } }) : true;
    })
    .meta({ jsonSchema: { type: 'string', description: 'YYYY-MM-DDTHH:MM at the place, or empty' } });

/** One of the two coordinates: both are given, or none. */
const degrees = (most: number, other: 'lng' | 'lat') =>
  figure()
    .nullable()
    .test('pair', broken('required'), (value, { parent }) => value !== null || parent[other] === null)
    .min(-most, broken('minimum', { min: -most }))
    .max(most, broken('maximum', { max: most }));

const versionNumber = () => figure().integer().min(1);

const DRAFT_FIELDS = {
  name: blankLine(EVENT_LIMITS.name),
  kind: oneOf(['', ...EVENT_KINDS]),
  starts: clock('starts'),
  ends: clock('ends'),
  lng: degrees(180, 'lat'),
  lat: degrees(90, 'lng'),
  address: blankLine(EVENT_LIMITS.address),
  description: orEmpty(area(EVENT_LIMITS.description)),
  organizer: strictObject({
    name: blankLine(EVENT_LIMITS.organizer),
    phone: orEmpty(PhoneSchema),
    email: orEmpty(EmailSchema),
  }),
  photoId: text().max(64).nullable(),
};

/** The rules of an event that is being edited: everything may be missing, nothing may be wrong. */
export const EventDraftSchema = strictObject(DRAFT_FIELDS) as unknown as ISchema<EventDraft>;

/** The body that saves an event: the draft and the version that was edited. */
export const EventSaveSchema = strictObject({
  ...DRAFT_FIELDS,
  version: versionNumber(),
}) as unknown as ISchema<EventDraft & { readonly version: number }>;

/** The body that publishes a draft: what is published is what was seen. */
export const EventPublishSchema = strictObject({ version: versionNumber() });

/** The body that cancels a published event. */
export const EventCancelSchema = strictObject({ reason: area(EVENT_LIMITS.reason) });
