import { isCalendarDay } from '../forms/date-range.ts';
import { wallClock } from './open-state.ts';

/** What a clock shows: a day and a time without a zone, `YYYY-MM-DDTHH:MM`. Two of them compare as texts. */
export type ClockMoment = string;

/** The day and the time of a {@link ClockMoment} that is being typed; what is missing is empty. */
export interface ClockHalves {
  readonly day: string;
  readonly time: string;
}

/**
 * The halves of what was typed of a {@link ClockMoment}, whether they are right or not.
 *
 * @example
 * clockHalves('2026-12-05T'); // { day: '2026-12-05', time: '' }
 */
export function clockHalves(text: string): ClockHalves {
  const [day = '', ...time] = text.split('T');
  return { day, time: time.join('T') };
}

/** What {@link clockHalves} takes apart; empty where both halves are. In words that are no day a T is no sign. */
export const clockMomentOf = ({ day, time }: ClockHalves): string =>
  day === '' && time === '' ? '' : `${day.replaceAll('T', 't')}T${time}`;

/** Whether a text is a {@link ClockMoment} of the calendar. */
export function isClockMoment(text: string): boolean {
  const { day, time } = clockHalves(text);
  return isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** What a clock in an IANA time zone shows at a moment. */
export function clockAt(moment: Date, timeZone: string): ClockMoment {
  const { date, time } = wallClock(moment, timeZone);
  return `${date}T${time}`;
}
