import type { Answer } from '../api/answer.ts';

/** Monday to Sunday, in the week order that the server's shape uses. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** A day's hours as the server sends them: ISO date-times of which only the wall-clock time (UTC) counts. */
export interface ServerWorkingDay {
  /** `1970-01-01T09:00:00.000Z` is 09:00. */
  readonly start: string | null;
  readonly end: string | null;
  readonly break_start: string | null;
  readonly break_end: string | null;
  readonly works_full_day: boolean;
  readonly no_lunch_break: boolean;
  readonly no_data: boolean;
}

/** A week's hours as the server sends them. */
export type ServerWorkingHours = Readonly<Record<Weekday, ServerWorkingDay>>;

/** A wall-clock time of day in the point's own time zone, `HH:MM` from 00:00 to 23:59. */
export type ClockTime = string;

/** The hours of one day. An `end` at or before `start` lies on the next day; the break lies inside the hours. */
export type WorkingDay =
  | { readonly kind: 'closed' }
  | { readonly kind: 'around-the-clock' }
  | {
      readonly kind: 'hours';
      readonly start: ClockTime;
      readonly end: ClockTime;
      readonly lunch: { readonly start: ClockTime; readonly end: ClockTime } | null;
    };

/** The hours of a week. */
export type WorkingHours = Readonly<Record<Weekday, WorkingDay>>;

/** The wall-clock time of a date-time of the server's shape; null where there is none. */
export const toClock = (iso: string | null): ClockTime | null => iso?.slice(11, 16) ?? null;
/** A wall-clock time as the server's shape writes it. */
export const toIso = (clock: ClockTime): string => `1970-01-01T${clock}:00.000Z`;

/** Reads a day from the server's shape, {@link ServerWorkingDay}. */
export function toWorkingDay(day: Answer): WorkingDay {
  const [isFullDay, hasNoLunch, isUnknown] = [
    day.flag('works_full_day'),
    day.flag('no_lunch_break'),
    day.flag('no_data'),
  ];
  const [start, end] = [toClock(day.momentOrNull('start')), toClock(day.momentOrNull('end'))];
  const [from, to] = [toClock(day.momentOrNull('break_start')), toClock(day.momentOrNull('break_end'))];
  if (isFullDay) return { kind: 'around-the-clock' };
  if (isUnknown || !start || !end) return { kind: 'closed' };
  const lunch = !hasNoLunch && from && to ? { start: from, end: to } : null;
  return { kind: 'hours', start, end, lunch };
}

/** A day without any times, as the server's shape writes it. */
export const NO_TIMES = { start: null, end: null, break_start: null, break_end: null };

/** Maps a day to the server's shape. */
export function toServerWorkingDay(day: WorkingDay): ServerWorkingDay {
  if (day.kind === 'closed')
    return { ...NO_TIMES, works_full_day: false, no_lunch_break: true, no_data: true };
  if (day.kind === 'around-the-clock')
    return { ...NO_TIMES, works_full_day: true, no_lunch_break: true, no_data: false };
  return {
    start: toIso(day.start),
    end: toIso(day.end),
    break_start: day.lunch ? toIso(day.lunch.start) : null,
    break_end: day.lunch ? toIso(day.lunch.end) : null,
    works_full_day: false,
    no_lunch_break: day.lunch === null,
    no_data: false,
  };
}

/** A week of whatever is asked for each of its days. */
export const eachDay = <Day>(dayOf: (weekday: Weekday) => Day): Record<Weekday, Day> =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, dayOf(weekday)])) as Record<Weekday, Day>;

/** Reads a week from the server's shape, {@link ServerWorkingHours}. */
export const toWorkingHours = (hours: Answer): WorkingHours =>
  eachDay((weekday) => toWorkingDay(hours.object(weekday)));

/** Maps a week to the server's shape. */
export const toServerWorkingHours = (hours: WorkingHours): ServerWorkingHours =>
  eachDay((weekday) => toServerWorkingDay(hours[weekday]));
