import { type ClockTime, WEEKDAYS, type Weekday, type WorkingDay } from '@ecocircle/shared-contracts';
import type { OpenNow } from '../points-data/index.ts';
import type { Texts } from '../portal-services/index.ts';

/**
 * A wall-clock time as a locale writes it. All but English count to 24 as the server's times do, which also spares
 * them locale data that a browser may lack (Kazakh).
 */
export function clockText(time: ClockTime, locale: string): string {
  if (!locale.startsWith('en')) return time;
  const moment = new Date(`1970-01-01T${time}:00Z`);
  const text = moment.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return text.replaceAll(/[\u202f ]/g, '\u00a0');
}

const tomorrowOf = (today: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(today) + 1) % 7] as Weekday;

function openingDay(opens: { weekday: Weekday; time: ClockTime }, { today, time }: OpenNow): string {
  if (opens.weekday === tomorrowOf(today)) return 'tomorrow';
  return opens.weekday === today && opens.time > time ? 'today' : opens.weekday;
}

/** Whether a point is open, in words: "Open until 18:00", "Opens on Monday at 09:00". */
export function openText(t: Texts, locale: string, now: OpenNow): string {
  const { state } = now;
  if (state.state === 'lunch') return t('open.lunch', { time: clockText(state.until, locale) });
  if (state.state === 'open')
    return state.until === null
      ? t('open.always')
      : t('open.until', { time: clockText(state.until, locale) });
  if (!state.opens) return t('open.closed');
  return t(`open.opens.${openingDay(state.opens, now)}`, { time: clockText(state.opens.time, locale) });
}

/** The hours of one day: "09:00 – 18:00", "around the clock", "day off". */
export function dayText(t: Texts, locale: string, day: WorkingDay): string {
  if (day.kind === 'closed') return t('hours.dayOff');
  if (day.kind === 'around-the-clock') return t('hours.aroundTheClock');
  return rangeText(day, locale);
}

/** The break of a day: "Lunch break 13:00 – 14:00", or nothing where there is none. */
export function lunchText(t: Texts, locale: string, day: WorkingDay): string | null {
  return day.kind === 'hours' && day.lunch ? t('hours.lunch', { range: rangeText(day.lunch, locale) }) : null;
}

const rangeText = ({ start, end }: { start: ClockTime; end: ClockTime }, locale: string): string =>
  `${clockText(start, locale)}\u2009–\u2009${clockText(end, locale)}`;
