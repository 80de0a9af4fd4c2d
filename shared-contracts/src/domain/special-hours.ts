import type { Answer } from '../api/answer.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import type { LocalDate } from './local-date.ts';
import { type ServerWorkingDay, toServerWorkingDay, toWorkingDay, type WorkingDay } from './working-hours.ts';

/** Days on which other hours hold than in the week, both ends included. */
export interface HoursException {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Why, in the words of who runs the point; may be empty. */
  readonly note: string;
  readonly day: WorkingDay;
}

/** Days that return by a rule, such as every second Saturday. */
export interface HoursRule {
  /** The recurrence rule of RFC 5545: `FREQ=WEEKLY;INTERVAL=2;BYDAY=SA` or `FREQ=MONTHLY;BYDAY=1WE`. */
  readonly rrule: string;
  /** The day from which the rule holds and its weeks are counted. */
  readonly since: LocalDate;
  readonly day: WorkingDay;
}

/** What a point may say of public holidays; nothing as long as it is `unknown`. */
export const HOLIDAY_POLICIES = ['unknown', 'as-usual', 'closed', 'own-hours'] as const;

/** What a point says of public holidays. */
export type HolidayPolicy = (typeof HOLIDAY_POLICIES)[number];

/** What holds on public holidays; the hours are those of `own-hours`. */
export type HolidayHours =
  | { readonly policy: Exclude<HolidayPolicy, 'own-hours'> }
  | { readonly policy: 'own-hours'; readonly day: WorkingDay };

/** Why a day is special. An exception counts more than a holiday, and a holiday more than a rule. */
export const SPECIAL_DAY_REASONS = ['exception', 'holiday', 'rule'] as const;

/** A day of the next weeks on which other hours hold than in the week, or may hold. */
export interface SpecialDay {
  readonly date: LocalDate;
  readonly reason: (typeof SPECIAL_DAY_REASONS)[number];
  /** The hours of the day; null where they are those of the week. */
  readonly day: WorkingDay | null;
  /** A holiday of which the point says nothing. */
  readonly mayDiffer: boolean;
  /** The exception's note. */
  readonly note: string;
  /** The holiday's name by locale. */
  readonly names: Readonly<Record<Locale, string>> | null;
}

/** All that holds beside the hours of the week. */
export interface SpecialHours {
  readonly exceptions: readonly HoursException[];
  readonly rules: readonly HoursRule[];
  readonly holidays: HolidayHours;
  /** The special days from yesterday on, for {@link SPECIAL_DAYS_AHEAD} days, in their order, each at most once. */
  readonly days: readonly SpecialDay[];
}

/** How many days ahead the server names the special ones. */
export const SPECIAL_DAYS_AHEAD = 60;

/** Nothing beside the hours of the week. */
export const NO_SPECIAL_HOURS: SpecialHours = {
  exceptions: [],
  rules: [],
  holidays: { policy: 'unknown' },
  days: [],
};

/** What the server keeps of special hours and takes in a save; its days are those of {@link ServerWorkingDay}. */
export interface ServerSpecialHoursInput {
  readonly exceptions: {
    readonly from: LocalDate;
    readonly to: LocalDate;
    readonly note: string;
    readonly hours: ServerWorkingDay;
  }[];
  readonly rules: {
    readonly rrule: string;
    readonly since: LocalDate;
    readonly hours: ServerWorkingDay;
  }[];
  readonly holidays: { readonly policy: HolidayPolicy; readonly hours: ServerWorkingDay | null };
}

/** A special day as the server sends it. */
export interface ServerSpecialDay {
  readonly date: LocalDate;
  readonly reason: SpecialDay['reason'];
  readonly hours: ServerWorkingDay | null;
  readonly may_differ: boolean;
  readonly note: string;
  readonly names: Readonly<Record<Locale, string>> | null;
}

/** Special hours as the server sends them. */
export interface ServerSpecialHours extends ServerSpecialHoursInput {
  readonly days: ServerSpecialDay[];
}

const readException = (entry: Answer): HoursException => ({
  from: entry.text('from'),
  to: entry.text('to'),
  note: entry.text('note'),
  day: toWorkingDay(entry.object('hours')),
});

const readRule = (entry: Answer): HoursRule => ({
  rrule: entry.text('rrule'),
  since: entry.text('since'),
  day: toWorkingDay(entry.object('hours')),
});

/** A policy of a later version says nothing to this one. */
function readHolidays(entry: Answer): HolidayHours {
  const name = entry.text('policy');
  const hours = entry.objectOrNull('hours');
  const day = hours && toWorkingDay(hours);
  if (name === 'own-hours') return day ? { policy: name, day } : { policy: 'unknown' };
  return { policy: name === 'as-usual' || name === 'closed' ? name : 'unknown' };
}

const readNames = (names: Answer) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, names.text(locale)])) as Record<Locale, string>;

/** A day that is special for a reason of a later version counts as an exception without a note. */
function readDay(entry: Answer): SpecialDay {
  const name = entry.text('reason');
  const [hours, names] = [entry.objectOrNull('hours'), entry.objectOrNull('names')];
  return {
    date: entry.text('date'),
    reason: SPECIAL_DAY_REASONS.find((reason) => reason === name) ?? 'exception',
    day: hours && toWorkingDay(hours),
    mayDiffer: entry.flag('may_differ'),
    note: entry.text('note'),
    names: names && readNames(names),
  };
}

/** Reads special hours from the server's shape, {@link ServerSpecialHours}. */
export function toSpecialHours(hours: Answer): SpecialHours {
  return {
    exceptions: hours.list('exceptions').map(readException),
    rules: hours.list('rules').map(readRule),
    holidays: readHolidays(hours.object('holidays')),
    days: hours.list('days').map(readDay),
  };
}

const toServerHolidays = (holidays: HolidayHours): ServerSpecialHours['holidays'] => ({
  policy: holidays.policy,
  hours: holidays.policy === 'own-hours' ? toServerWorkingDay(holidays.day) : null,
});

/** Maps special hours to the server's shape. */
export const toServerSpecialHours = ({
  exceptions,
  rules,
  holidays,
  days,
}: SpecialHours): ServerSpecialHours => ({
  exceptions: exceptions.map(({ day, ...entry }) => ({ ...entry, hours: toServerWorkingDay(day) })),
  rules: rules.map(({ day, ...entry }) => ({ ...entry, hours: toServerWorkingDay(day) })),
  holidays: toServerHolidays(holidays),
  days: days.map(({ day, mayDiffer, ...entry }) => ({
    ...entry,
    hours: day && toServerWorkingDay(day),
    may_differ: mayDiffer,
  })),
});
