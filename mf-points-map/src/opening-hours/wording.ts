import { formatClockTime } from '@ecocircle/app-kit/wording';
import {
  type ClockTime,
  type Locale,
  WEEKDAYS,
  type Weekday,
  type WorkingDay,
} from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import type { OpenNow } from '../points-data/index.ts';

const tomorrowOf = (today: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(today) + 1) % 7] as Weekday;

function openingDay(opens: { weekday: Weekday; time: ClockTime }, { today, time }: OpenNow): string {
  if (opens.weekday === tomorrowOf(today)) return 'tomorrow';
  return opens.weekday === today && opens.time > time ? 'today' : opens.weekday;
}

/** Whether a point is open, in words: "Open until 18:00", "Opens on Monday at 09:00". */
export function openText(t: TFunction, locale: Locale, now: OpenNow): string {
  const { state } = now;
  if (state.state === 'lunch') return t('open.lunch', { time: formatClockTime(state.until, locale) });
  if (state.state === 'open')
    return state.until === null
      ? t('open.always')
      : t('open.until', { time: formatClockTime(state.until, locale) });
  if (!state.opens) return t('open.closed');
  return t(`open.opens.${openingDay(state.opens, now)}`, { time: formatClockTime(state.opens.time, locale) });
}

/** The hours of one day: "09:00 – 18:00", "around the clock", "day off". */
export function dayText(t: TFunction, locale: Locale, day: WorkingDay): string {
  if (day.kind === 'closed') return t('hours.dayOff');
  if (day.kind === 'around-the-clock') return t('hours.aroundTheClock');
  return rangeText(day, locale);
}

/** The break of a day: "Lunch break 13:00 – 14:00", or nothing where there is none. */
export function lunchText(t: TFunction, locale: Locale, day: WorkingDay): string | null {
  return day.kind === 'hours' && day.lunch ? t('hours.lunch', { range: rangeText(day.lunch, locale) }) : null;
}

const rangeText = ({ start, end }: { start: ClockTime; end: ClockTime }, locale: Locale): string =>
  `${formatClockTime(start, locale)}\u2009–\u2009${formatClockTime(end, locale)}`;
