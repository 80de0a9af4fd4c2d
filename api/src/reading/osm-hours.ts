import { openState, WEEKDAYS, type WorkingDay, type WorkingHours } from '@ecocircle/shared-contracts';
import opening_hours from 'opening_hours';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday without a change of clocks anywhere near. The library reads the process's own wall clock. */
const MONDAY = new Date(2026, 0, 12).getTime();

type Interval = readonly [start: number, end: number];

const clock = (moment: number): string => {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
};

/** One day as the contract has it, or null where it does not fit: three openings, or one of more than a day. */
function toDay(dayStart: number, intervals: readonly Interval[]): WorkingDay | null {
  const dayEnd = dayStart + DAY_MS;
  if (intervals.some(([start, end]) => start <= dayStart && end >= dayEnd))
    return { kind: 'around-the-clock' };
  const starting = intervals.filter(([start]) => start >= dayStart && start < dayEnd);
  const [first, second] = starting;
  if (!first) return { kind: 'closed' };
  const last = second ?? first;
  if (starting.length > 2 || last[1] - first[0] > DAY_MS) return null;
  const lunch = second ? { start: clock(first[1]), end: clock(second[0]) } : null;
  return { kind: 'hours', start: clock(first[0]), end: clock(last[1]), lunch };
}

/** The table must say the same as the source at every change of the week. */
function agrees(hours: WorkingHours, intervals: readonly Interval[]): boolean {
  const moments = intervals
    .flat()
    .flatMap((at) => [at - 60_000, at])
    .filter((at) => at >= MONDAY && at < MONDAY + 7 * DAY_MS);
  return moments.every((at) => {
    const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
    const isOpen = intervals.some(([start, end]) => at >= start && at < end);
    return (openState(hours, local, 'UTC').state === 'open') === isOpen;
  });
}

/** Without coordinates the library takes these for fixed times. */
const BY_THE_SUN = /sunrise|sunset|dawn|dusk/i;

function evaluate(text: string): Interval[] | null {
  if (BY_THE_SUN.test(text)) return null;
  try {
    const schedule = new opening_hours(text);
    if (!schedule.isWeekStable()) return null;
    const found = schedule.getOpenIntervals(new Date(MONDAY - 2 * DAY_MS), new Date(MONDAY + 9 * DAY_MS));
    if (found.some(([, , isUnknown, comment]) => isUnknown || comment)) return null;
    return found.map(([start, end]) => [start.getTime(), end.getTime()] as const);
  } catch {
    // Not the notation, or holidays of a country that the library does not know.
    return null;
  }
}

/**
 * A week's table from OpenStreetMap's `opening_hours`, or null unless it is a plain weekly schedule: seasons,
 * holidays and comments cannot be kept in a table.
 */
export function readOsmHours(text: string): WorkingHours | null {
  const intervals = evaluate(text);
  if (!intervals || intervals.length === 0) return null;
  const days = WEEKDAYS.map((name, at) => [name, toDay(MONDAY + at * DAY_MS, intervals)] as const);
  if (days.some(([, day]) => day === null)) return null;
  const hours = Object.fromEntries(days) as WorkingHours;
  return agrees(hours, intervals) ? hours : null;
}
