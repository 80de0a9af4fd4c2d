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
  const { date: today } = wallClock(now, timeZone);
  const edges = new Set<number>();
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1)
    for (const [later, time] of edgesOf(daysAfter(today, ahead), hours, specialDays))
      edges.add(momentOf(daysAfter(today, ahead + later), time, timeZone, now).getTime());
  const last = now.getTime() + DAYS_AHEAD * DAY_MS;
  const coming = [...edges].filter((edge) => edge > now.getTime() && edge <= last).sort((a, b) => a - b);
  const change = coming.find((edge) => isOpenAt(new Date(edge)) !== isOpen);
  return { isOpen, until: change === undefined ? null : new Date(change) };
}
