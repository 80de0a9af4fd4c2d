import { isCalendarDay } from '../forms/date-range.ts';

/** What a clock shows: a day and a time without a zone, `YYYY-MM-DDTHH:MM`. Two of them compare as texts. */
export type ClockMoment = string;

/** Whether a text is a {@link ClockMoment} of the calendar. */
export function isClockMoment(text: string): boolean {
  const [day = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** What a clock in an IANA time zone shows at a moment. */
export function clockAt(moment: Date, timeZone: string): ClockMoment {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock.format(moment).replace(' ', 'T');
}
