import { daysAfter, type LocalDate } from './local-date.ts';
import { hoursOn, minutesOf, openState, wallClock } from './open-state.ts';
import type { SpecialDay } from './special-hours.ts';
import type { ClockTime, WorkingHours } from './working-hours.ts';

/** Whether a point is open, and the moment at which that changes: null where it stays so for a week. */
export interface OpenChange {
  readonly isOpen: boolean;
  readonly until: Date | null;
}

const DAYS_AHEAD = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A day and a time of a clock as if they were those of UTC. */
const asUtc = (date: LocalDate, time: ClockTime): number => Date.parse(`${date}T${time}:00Z`);

/** When clocks show a time on a day, the nearest moment to it where they leap over it. */
function momentOf(date: LocalDate, time: ClockTime, timeZone: string, near: Date): Date {
  const shift = (moment: Date): number => {
    const shown = wallClock(moment, timeZone);
    return asUtc(date, time) - asUtc(shown.date, shown.time);
  };
  const guess = new Date(near.getTime() + shift(near));
  return new Date(guess.getTime() + shift(guess));
}

/** The times of a day at which hours may begin or end, each with the days from it to its date. */
function* edgesOf(date: LocalDate, hours: WorkingHours, specialDays: readonly SpecialDay[]) {
  yield [0, '00:00'] as const;
  const day = hoursOn(date, hours, specialDays);
  if (day.kind !== 'hours') return;
  const later = (time: ClockTime): number => Number(minutesOf(time) < minutesOf(day.start));
  const isOvernight = minutesOf(day.end) <= minutesOf(day.start);
  yield [0, day.start] as const;
  yield [Number(isOvernight), day.end] as const;
  for (const time of day.lunch ? [day.lunch.start, day.lunch.end] : []) yield [later(time), time] as const;
}

/** What is needed to tell when hours may begin or end. */
export interface Timetable {
  readonly hours: WorkingHours;
  /** The point's IANA time zone. */
  readonly timeZone: string;
  readonly specialDays: readonly SpecialDay[];
}

/** The moments after `now`, within so many days, at which the hours of a point may begin or end, in their order. */
export function edgesAfter(now: Date, days: number, timetable: Timetable): Date[] {
  return [...laterEdges(now, days, timetable)];
}

/** The same, each day's when it is asked for: whoever looks for the next change rarely looks beyond today. */
function* laterEdges(
  now: Date,
  days: number,
  { hours, timeZone, specialDays }: Timetable,
): Generator<Date, void> {
  const { date: today } = wallClock(now, timeZone);
  const last = now.getTime() + days * DAY_MS;
  let before = now.getTime();
  let nextDay: ClockTime[] = [];
  for (let ahead = -1; ahead <= days + 1; ahead += 1) {
    const date = daysAfter(today, ahead);
    const edges = [...edgesOf(date, hours, specialDays)];
    const onDay = (days: number): ClockTime[] =>
      edges.filter(([later]) => later === days).map(([, time]) => time);
    const times = new Set([...nextDay, ...onDay(0)]);
    nextDay = onDay(1);
    if (ahead < 0) continue;
    const moments = [...times].map((time) => momentOf(date, time, timeZone, now).getTime());
    for (const moment of moments.sort((a, b) => a - b)) {
      if (moment <= before) continue;
      if (moment > last) return;
      before = moment;
      yield new Date(moment);
    }
  }
}

/**
 * Whether a point is open at a moment by the rule of {@link openState}, its break being closed, and when that changes.
 *
 * @param timeZone - the point's IANA time zone
 * @param specialDays - the days of the next weeks on which other hours hold, `point.specialHours.days`
 * @example
 * openChange(hours, new Date('2026-03-16T07:00:00Z'), 'Europe/Moscow').until; // 10:00Z: lunch begins at 13:00 there
 */
export function openChange(
  hours: WorkingHours,
  moment: Date,
  timeZone: string,
  specialDays: readonly SpecialDay[] = [],
): OpenChange {
  const isOpenAt = (at: Date): boolean => openState(hours, at, timeZone, specialDays).state === 'open';
  const isOpen = isOpenAt(moment);
  const now = new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
  for (const edge of laterEdges(now, DAYS_AHEAD, { hours, timeZone, specialDays }))
    if (isOpenAt(edge) !== isOpen) return { isOpen, until: edge };
  return { isOpen, until: null };
}
