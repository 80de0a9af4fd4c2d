import { WEEKDAYS, type Weekday } from './working-hours.ts';

/** A day of the calendar in the place's own time zone, `YYYY-MM-DD`; as text it sorts by time. */
export type LocalDate = string;

const MS_PER_DAY = 86_400_000;

/** The day that comes `days` after another one, or before it where that is negative. */
export const daysAfter = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** The weekday of a day. */
export const weekdayOf = (date: LocalDate): Weekday =>
  WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] as Weekday;
