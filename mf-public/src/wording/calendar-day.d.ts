/** A day of the calendar in some time zone; `month` counts from 1, `weekday` from Sunday as 0. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}
/**
 * The day on which a moment falls in an IANA time zone.
 *
 * @example
 * calendarDay(new Date('2026-11-27T20:30:00Z'), 'Asia/Almaty'); // the 28th, a Saturday
 */
export declare function calendarDay(moment: Date, timeZone: string): CalendarDay;
/** How many days `later` comes after `earlier`. */
export declare const daysBetween: (earlier: CalendarDay, later: CalendarDay) => number;
