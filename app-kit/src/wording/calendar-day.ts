import { formatInZones } from '@ecocircle/shared-contracts';

/** A day of the calendar in some time zone; `month` counts from 1, `weekday` from Sunday as 0. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

const MS_PER_DAY = 86_400_000;

const utcOf = ({ year, month, day }: Pick<CalendarDay, 'year' | 'month' | 'day'>): number =>
  Date.UTC(year, month - 1, day);

const formatOf = formatInZones('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The day on which a moment falls in an IANA time zone.
 *
 * @example
 * calendarDay(new Date('2026-11-27T20:30:00Z'), 'Asia/Almaty'); // the 28th, a Saturday
 */
export function calendarDay(moment: Date, timeZone: string): CalendarDay {
  // Parts by name take three times as long.
  const [month = 0, day = 0, year = 0] = formatOf(timeZone).format(moment).split('/').map(Number);
  return { year, month, day, weekday: new Date(utcOf({ year, month, day })).getUTCDay() };
}

/** How many days `later` comes after `earlier`. */
export const daysBetween = (earlier: CalendarDay, later: CalendarDay): number =>
  Math.round((utcOf(later) - utcOf(earlier)) / MS_PER_DAY);
