import {
  type ClockTime,
  daysAfter,
  type LocalDate,
  type Locale,
  type OpenState,
  type SpecialDay,
  type WorkingDay,
  weekdayOf,
} from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { dateWords, formatClockTime } from '../../wording/index.ts';
import type { OpenNow } from './open-now.ts';

type Opening = NonNullable<Extract<OpenState, { state: 'closed' }>['opens']>;

/** Days so far ahead that the name of the weekday alone names another. */
const WEEK = 7;

function openingText(
  t: TFunction,
  locale: Locale,
  { weekday, date, time }: Opening,
  today: LocalDate,
): string {
  const at = formatClockTime(time, locale);
  if (date > daysAfter(today, WEEK))
    return t('pointCard.open.opensOn', { date: dayName(locale, date), time: at });
  const near = date === today ? 'today' : date === daysAfter(today, 1) ? 'tomorrow' : weekday;
  return t(`pointCard.open.opens.${near}`, { time: at });
}

/** Whether a point is open, in words: "Open until 18:00", "Opens on Monday at 09:00". */
export function openText(t: TFunction, locale: Locale, now: OpenNow): string {
  const { state } = now;
  if (state.state === 'lunch')
    return t('pointCard.open.lunch', { time: formatClockTime(state.until, locale) });
  if (state.state === 'open')
    return state.until === null
      ? t('pointCard.open.always')
      : t('pointCard.open.until', { time: formatClockTime(state.until, locale) });
  if (!state.opens) return t('pointCard.open.closed');
  return openingText(t, locale, state.opens, now.date);
}

const dayName = (locale: Locale, date: LocalDate): string =>
  dateWords(locale, 'UTC').day(new Date(date), false);

/** A day, or days in a row: "Saturday, November 28", "December 31 – January 8". */
export function dateText(t: TFunction, locale: Locale, from: LocalDate, to: LocalDate): string {
  if (from === to) return `${t(`pointCard.hours.days.${weekdayOf(from)}`)}, ${dayName(locale, from)}`;
  return `${dayName(locale, from)}\u2009–\u2009${dayName(locale, to)}`;
}

/** Why a day is special: the holiday's name, the note of who runs the point, or nothing. */
export function reasonText(t: TFunction, locale: Locale, special: SpecialDay): string {
  if (special.names) return t('pointCard.hours.special.holiday', { name: special.names[locale] });
  return special.note;
}

/** What is special today, in a sentence; null where nothing needs to be said. */
export function todayNote(t: TFunction, locale: Locale, special: SpecialDay | null): string | null {
  if (!special) return null;
  const reason = reasonText(t, locale, special);
  return special.mayDiffer ? `${reason}. ${t('pointCard.hours.special.mayDiffer')}` : reason || null;
}

/** The hours of one day: "09:00 – 18:00", "around the clock", "day off". */
export function dayText(t: TFunction, locale: Locale, day: WorkingDay): string {
  if (day.kind === 'closed') return t('pointCard.hours.dayOff');
  if (day.kind === 'around-the-clock') return t('pointCard.hours.aroundTheClock');
  return rangeText(day, locale);
}

/** The break of a day: "Lunch break 13:00 – 14:00", or nothing where there is none. */
export function lunchText(t: TFunction, locale: Locale, day: WorkingDay): string | null {
  return day.kind === 'hours' && day.lunch
    ? t('pointCard.hours.lunch', { range: rangeText(day.lunch, locale) })
    : null;
}

const rangeText = ({ start, end }: { start: ClockTime; end: ClockTime }, locale: Locale): string =>
  `${formatClockTime(start, locale)}\u2009–\u2009${formatClockTime(end, locale)}`;
