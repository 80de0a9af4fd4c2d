import { daysAfter, type LocalDate, type Locale, type OpenState } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { dateWords, formatClockTime } from '../../wording/index.ts';
import type { OpenNow } from './open-now.ts';

type Opening = NonNullable<Extract<OpenState, { state: 'closed' }>['opens']>;

/** Days so far ahead that the name of the weekday alone names another. */
const WEEK = 7;

/** A day of the year: "November 28". */
export const dayName = (locale: Locale, date: LocalDate): string =>
  dateWords(locale, 'UTC').day(new Date(date), false);

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
