import { onePerKey } from '../locales/one-per-key.ts';
import { formatInZones } from './device-zone.ts';
import { daysAfter, type LocalDate, weekdayOf } from './local-date.ts';
import { SPECIAL_DAYS_AHEAD, type SpecialDay } from './special-hours.ts';
import type { ClockTime, Weekday, WorkingDay, WorkingHours } from './working-hours.ts';

/**
 * Whether a point is open at a moment.
 *
 * - `open`: until `until`, or without an end when that is null (around the clock)
 * - `lunch`: on its break, until `until`
 * - `closed`: until the next opening, `opens`; null when there is none in the days that are known
 */
export type OpenState =
  | { readonly state: 'open'; readonly until: ClockTime | null }
  | { readonly state: 'lunch'; readonly until: ClockTime }
  | {
      readonly state: 'closed';
      readonly opens: {
        readonly weekday: Weekday;
        readonly date: LocalDate;
        readonly time: ClockTime;
      } | null;
    };

/** What clocks and calendars show at a moment. */
export interface WallClock {
  readonly date: LocalDate;
  readonly weekday: Weekday;
  readonly time: ClockTime;
}

const MINUTES_PER_DAY = 1440;
const DAYS_PER_WEEK = 7;

/** The minutes from midnight to a time of the clock. */
export const minutesOf = (clock: ClockTime): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const formatOf = formatInZones('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MINUTE_MS = 60_000;
const MOST_SHOWN = 1000;

/** What clocks show, by minute and zone: the points of a list ask for the same few. */
const clockOf = onePerKey((key: string): WallClock => {
  const [minute, timeZone = ''] = key.split(' ');
  // Its parts by name take three times as long.
  const [day, month, year, hour, time] =
    formatOf(timeZone)
      .format(Number(minute) * MINUTE_MS)
      .match(/\d+/g) ?? [];
  const date = `${year}-${month}-${day}`;
  return { date, weekday: weekdayOf(date), time: `${hour}:${time}` };
}, MOST_SHOWN);

/** The day, its weekday and the time that clocks show at a moment in an IANA time zone. */
export const wallClock = (moment: Date, timeZone: string): WallClock =>
  clockOf(`${Math.floor(moment.getTime() / MINUTE_MS)} ${timeZone}`);

/** Looks for the state inside a day's hours; `now` is in minutes since that day's midnight and may pass 1440. */
function stateWithin(day: WorkingDay, now: number): OpenState | null {
  if (day.kind === 'closed') return null;
  if (day.kind === 'around-the-clock') return now < MINUTES_PER_DAY ? { state: 'open', until: null } : null;
  const start = minutesOf(day.start);
  const end = minutesOf(day.end) + (minutesOf(day.end) <= start ? MINUTES_PER_DAY : 0);
  if (now < start || now >= end) return null;
  if (day.lunch) {
    const after = (clock: ClockTime): number =>
      minutesOf(clock) + (minutesOf(clock) < start ? MINUTES_PER_DAY : 0);
    if (now >= after(day.lunch.start) && now < after(day.lunch.end))
      return { state: 'lunch', until: day.lunch.end };
  }
  return { state: 'open', until: day.end };
}

/** The hours that hold on a day: the special ones where they are known, else those of the week. */
export function hoursOn(
  date: LocalDate,
  hours: WorkingHours,
  specialDays: readonly SpecialDay[] = [],
): WorkingDay {
  return specialDays.find((special) => special.date === date)?.day ?? hours[weekdayOf(date)];
}

/**
 * The open state of a point.
 *
 * @param timeZone - the point's IANA time zone, in which its hours are wall-clock times
 * @param specialDays - the days of the next weeks on which other hours hold, `point.specialHours.days`
 * @example
 * openState(hours, new Date('2026-03-14T20:00:00Z'), 'Asia/Almaty'); // Sunday 01:00 there: still open until 02:00
 */
export function openState(
  hours: WorkingHours,
  moment: Date,
  timeZone: string,
  specialDays: readonly SpecialDay[] = [],
): OpenState {
  const { date, time } = wallClock(moment, timeZone);
  const now = minutesOf(time);
  const on = (ahead: number) => hoursOn(daysAfter(date, ahead), hours, specialDays);
  const current = stateWithin(on(0), now) ?? stateWithin(on(-1), now + MINUTES_PER_DAY);
  if (current) return current;
  const farthest = specialDays.length > 0 ? SPECIAL_DAYS_AHEAD : DAYS_PER_WEEK;
  for (let ahead = 0; ahead <= farthest; ahead += 1) {
    const day = on(ahead);
    const opens = day.kind === 'hours' ? day.start : day.kind === 'around-the-clock' ? '00:00' : null;
    const opensOn = daysAfter(date, ahead);
    if (opens !== null && (ahead > 0 || minutesOf(opens) > now))
      return { state: 'closed', opens: { weekday: weekdayOf(opensOn), date: opensOn, time: opens } };
  }
  return { state: 'closed', opens: null };
}
