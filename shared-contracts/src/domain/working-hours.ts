import * as v from 'valibot';

/**
 * Monday to Sunday, in the week order that the server's shape uses.
 *
 * @example
 * WEEKDAYS.map((weekday) => hours[weekday]);
 */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/**
 * A day of the week.
 *
 * @example
 * const weekday: Weekday = 'monday';
 */
export type Weekday = (typeof WEEKDAYS)[number];

const isoTime = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

/**
 * Schema of {@link ServerWorkingDay}.
 *
 * @example
 * const day = v.parse(ServerWorkingDaySchema, answer.working_hours.monday);
 */
export const ServerWorkingDaySchema = v.object({
  start: isoTime,
  end: isoTime,
  break_start: isoTime,
  break_end: isoTime,
  works_full_day: v.boolean(),
  no_lunch_break: v.boolean(),
  no_data: v.boolean(),
});

/**
 * A day's hours as the server sends them: ISO date-times of which only the wall-clock time (UTC) counts.
 *
 * @example
 * const start = (day satisfies ServerWorkingDay).start; // '1970-01-01T09:00:00.000Z': 09:00
 */
export type ServerWorkingDay = v.InferOutput<typeof ServerWorkingDaySchema>;

/**
 * Schema of a week of {@link ServerWorkingDay}.
 *
 * @example
 * const hours = toWorkingHours(v.parse(ServerWorkingHoursSchema, answer.working_hours));
 */
export const ServerWorkingHoursSchema = v.object(v.entriesFromList(WEEKDAYS, ServerWorkingDaySchema));

/**
 * A week's hours as the server sends them.
 *
 * @example
 * const monday = (hours satisfies ServerWorkingHours).monday;
 */
export type ServerWorkingHours = v.InferOutput<typeof ServerWorkingHoursSchema>;

/**
 * * A wall-clock time of day in the point's own time zone, `HH:MM` from 00:00 to 23:59.
 *
 * @example
 * const opening: ClockTime = '09:30';
 */
export type ClockTime = string;

/**
 * The hours of one day. An `end` at or before `start` lies on the next day; the break lies inside the hours.
 *
 * @example
 * const day: WorkingDay = { kind: 'hours', start: '20:00', end: '02:00', lunch: null };
 */
export type WorkingDay =
  | { readonly kind: 'closed' }
  | { readonly kind: 'around-the-clock' }
  | {
      readonly kind: 'hours';
      readonly start: ClockTime;
      readonly end: ClockTime;
      readonly lunch: { readonly start: ClockTime; readonly end: ClockTime } | null;
    };

/**
 * The hours of a week.
 *
 * @example
 * const today = (hours satisfies WorkingHours)[weekday];
 */
export type WorkingHours = Readonly<Record<Weekday, WorkingDay>>;

const toClock = (iso: string | null): ClockTime | null => iso?.slice(11, 16) ?? null;
const toIso = (clock: ClockTime): string => `1970-01-01T${clock}:00.000Z`;

function toWorkingDay(day: ServerWorkingDay): WorkingDay {
  if (day.works_full_day) return { kind: 'around-the-clock' };
  const [start, end] = [toClock(day.start), toClock(day.end)];
  if (day.no_data || !start || !end) return { kind: 'closed' };
  const [lunchStart, lunchEnd] = [toClock(day.break_start), toClock(day.break_end)];
  const lunch = !day.no_lunch_break && lunchStart && lunchEnd ? { start: lunchStart, end: lunchEnd } : null;
  return { kind: 'hours', start, end, lunch };
}

const NO_TIMES = { start: null, end: null, break_start: null, break_end: null };

function toServerWorkingDay(day: WorkingDay): ServerWorkingDay {
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

function mapWeek<From, To>(week: Record<Weekday, From>, map: (day: From) => To): Record<Weekday, To> {
  return Object.fromEntries(WEEKDAYS.map((name) => [name, map(week[name])])) as Record<Weekday, To>;
}

/**
 * Maps a week from the server's shape.
 *
 * @example
 * toWorkingHours(server).monday; // { kind: 'around-the-clock' }
 */
export const toWorkingHours = (hours: ServerWorkingHours): WorkingHours => mapWeek(hours, toWorkingDay);

/**
 * Maps a week to the server's shape.
 *
 * @example
 * toServerWorkingHours(hours).sunday.no_data; // true where Sunday is closed
 */
export const toServerWorkingHours = (hours: WorkingHours): ServerWorkingHours =>
  mapWeek(hours, toServerWorkingDay);

/**
 * Whether a point is open at a moment.
 *
 * - `open`: until `until`, or without an end when that is null (around the clock)
 * - `lunch`: on its break, until `until`
 * - `closed`: until the next opening, `opens`, within seven days; null when there is none
 *
 * @example
 * const state: OpenState = { state: 'open', until: '18:00' };
 */
export type OpenState =
  | { readonly state: 'open'; readonly until: ClockTime | null }
  | { readonly state: 'lunch'; readonly until: ClockTime }
  | {
      readonly state: 'closed';
      readonly opens: { readonly weekday: Weekday; readonly time: ClockTime } | null;
    };

const MINUTES_PER_DAY = 1440;
const minutes = (clock: ClockTime): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * The weekday and the wall-clock time of a moment in an IANA time zone.
 *
 * @example
 * wallClock(new Date('2026-03-14T20:00:00Z'), 'Asia/Almaty'); // { weekday: 'sunday', time: '01:00' }
 */
export function wallClock(moment: Date, timeZone: string): { weekday: Weekday; time: ClockTime } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((p) => p.type === type)?.value ?? '';
  return { weekday: part('weekday').toLowerCase() as Weekday, time: `${part('hour')}:${part('minute')}` };
}

const dayAt = (index: number): Weekday => WEEKDAYS[((index % 7) + 7) % 7] as Weekday;

/** Looks for the state inside a day's hours; `now` is in minutes since that day's midnight and may pass 1440. */
function stateWithin(day: WorkingDay, now: number): OpenState | null {
  if (day.kind === 'closed') return null;
  if (day.kind === 'around-the-clock') return now < MINUTES_PER_DAY ? { state: 'open', until: null } : null;
  const start = minutes(day.start);
  const end = minutes(day.end) + (minutes(day.end) <= start ? MINUTES_PER_DAY : 0);
  if (now < start || now >= end) return null;
  if (day.lunch) {
    const after = (clock: ClockTime): number =>
      minutes(clock) + (minutes(clock) < start ? MINUTES_PER_DAY : 0);
    if (now >= after(day.lunch.start) && now < after(day.lunch.end))
      return { state: 'lunch', until: day.lunch.end };
  }
  return { state: 'open', until: day.end };
}

/**
 * The open state of a point.
 *
 * @param timeZone - the point's IANA time zone, in which its hours are wall-clock times
 * @example
 * openState(hours, new Date('2026-03-14T20:00:00Z'), 'Asia/Almaty'); // Sunday 01:00 there: still open until 02:00
 */
export function openState(hours: WorkingHours, moment: Date, timeZone: string): OpenState {
  const { weekday, time } = wallClock(moment, timeZone);
  const today = WEEKDAYS.indexOf(weekday);
  const now = minutes(time);
  const current =
    stateWithin(hours[weekday], now) ?? stateWithin(hours[dayAt(today - 1)], now + MINUTES_PER_DAY);
  if (current) return current;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const name = dayAt(today + ahead);
    const day = hours[name];
    const opens = day.kind === 'hours' ? day.start : day.kind === 'around-the-clock' ? '00:00' : null;
    if (opens !== null && (ahead > 0 || minutes(opens) > now))
      return { state: 'closed', opens: { weekday: name, time: opens } };
  }
  return { state: 'closed', opens: null };
}
