import { deviceZone } from '@ecocircle/shared-contracts';

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

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...date, timeZone: deviceZone(timeZone) });
  formats.set(timeZone, format);
  return format;
}

/**
 * The day on which a moment falls in an IANA time zone.
 *
 * @example
 * calendarDay(new Date('2026-11-27T20:30:00Z'), 'Asia/Almaty'); // the 28th, a Saturday
 */
export function calendarDay(moment: Date, timeZone: string): CalendarDay {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const date = { year: number('year'), month: number('month'), day: number('day') };
  return { ...date, weekday: new Date(utcOf(date)).getUTCDay() };
}

/** How many days `later` comes after `earlier`. */
export const daysBetween = (earlier: CalendarDay, later: CalendarDay): number =>
  Math.round((utcOf(later) - utcOf(earlier)) / MS_PER_DAY);
