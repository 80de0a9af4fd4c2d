import type { FieldProblem, FieldProblems } from '../forms/field-problem.ts';
import type { EventKind } from './charity-event.ts';
import { type ClockMoment, clockAt, clockHalves, isClockMoment } from './place-clock.ts';

/** The longest values of an event's fields in characters, and how long and how far ahead it may be. */
export const EVENT_LIMITS = {
  name: 120,
  description: 5000,
  address: 300,
  organizer: 100,
  reason: 500,
  days: 31,
  yearsAhead: 2,
} as const;

/** What is edited of a charity event, and the body that saves it. Empty texts and null are still missing. */
export interface EventDraft {
  readonly name: string;
  readonly kind: EventKind | '';
  /** As the clock at the event's place shows it. While it is typed a half may be missing or no such: `clockHalves`. */
  readonly starts: ClockMoment | '';
  readonly ends: ClockMoment | '';
  /** Degrees, WGS 84. */
  readonly lng: number | null;
  readonly lat: number | null;
  readonly address: string;
  /** Text with paragraphs, lists, emphasis and links: see `rich-text`. */
  readonly description: string;
  readonly organizer: { readonly name: string; readonly phone: string; readonly email: string };
  /** The id of the cover photo. */
  readonly photoId: string | null;
}

/** A new event before anything was typed. */
export const EMPTY_EVENT: EventDraft = {
  name: '',
  kind: '',
  starts: '',
  ends: '',
  lng: null,
  lat: null,
  address: '',
  description: '',
  organizer: { name: '', phone: '', email: '' },
  photoId: null,
};

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

const daysBetween = (from: ClockMoment, to: ClockMoment): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / DAY_MS;

/** What is wrong with a moment by itself: a half is missing, or one is no day or no time. */
function momentProblem(moment: string): FieldProblem | null {
  if (moment === '' || isClockMoment(moment)) return null;
  const { day, time } = clockHalves(moment);
  return { rule: day === '' || time === '' ? 'required' : 'date' };
}

/** What is wrong with the times of an event as far as they are given. */
export function eventTimeProblems(
  { starts, ends }: Pick<EventDraft, 'starts' | 'ends'>,
  now: Date,
): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  const ahead = { rule: 'maxYears', max: EVENT_LIMITS.yearsAhead } as const;
  const today = clockAt(now, 'UTC');
  for (const [name, moment] of Object.entries({ starts, ends })) {
    const problem = momentProblem(moment);
    if (problem) problems[name] = problem;
    else if (moment !== '' && daysBetween(today, moment) > EVENT_LIMITS.yearsAhead * YEAR_DAYS)
      problems[name] = ahead;
  }
  if (!isClockMoment(starts) || !isClockMoment(ends)) return problems;
  if (ends <= starts) return { starts: { rule: 'dateRange' }, ends: { rule: 'dateRange' }, ...problems };
  if (daysBetween(starts, ends) > EVENT_LIMITS.days)
    return { ends: { rule: 'maxDays', max: EVENT_LIMITS.days }, ...problems };
  return problems;
}

const isMissing = (value: string | number | null): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/**
 * What keeps an event from being published, by field: what is missing, an end that has passed, and times that are
 * wrong. One without any means of contact lacks the e-mail.
 *
 * @param timeZone - IANA, of the event's place; empty as long as the place is not known
 */
export function eventGaps(draft: EventDraft, now: Date, timeZone: string): FieldProblems {
  const { organizer } = draft;
  const needed = {
    name: draft.name,
    kind: draft.kind,
    starts: draft.starts,
    ends: draft.ends,
    lng: draft.lng ?? draft.lat,
    address: draft.address,
    description: draft.description,
    'organizer.name': organizer.name,
    'organizer.email': organizer.email || organizer.phone,
  };
  const missing = Object.entries(needed).filter(([, value]) => isMissing(value));
  const isPast = timeZone !== '' && isClockMoment(draft.ends) && draft.ends <= clockAt(now, timeZone);
  return {
    ...Object.fromEntries(missing.map(([path]) => [path, { rule: 'required' as const }])),
    ...(isPast && { ends: { rule: 'past' as const } }),
    ...eventTimeProblems(draft, now),
  };
}
