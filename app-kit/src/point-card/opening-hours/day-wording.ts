import {
  type ClockTime,
  type LocalDate,
  type Locale,
  type SpecialDay,
  type WorkingDay,
  weekdayOf,
} from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { dayName } from '../../open-words/index.ts';
import { formatClockTime } from '../../wording/index.ts';

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
  return special.mayDiffer ? `${reason}. ${t('openWords.mayDiffer')}` : reason || null;
}

/** The hours of one day: "09:00 – 18:00", "around the clock", "day off". */
export function dayText(t: TFunction, locale: Locale, day: WorkingDay): string {
  if (day.kind === 'closed') return t('pointCard.hours.dayOff');
  if (day.kind === 'around-the-clock') return t('pointCard.hours.aroundTheClock');
  return rangeText(day, locale);
}

/** The break of a day: "lunch break 13:00 – 14:00", or nothing where there is none. */
export function lunchText(t: TFunction, locale: Locale, day: WorkingDay): string | null {
  return day.kind === 'hours' && day.lunch
    ? t('pointCard.hours.lunch', { range: rangeText(day.lunch, locale) })
    : null;
}

const rangeText = ({ start, end }: { start: ClockTime; end: ClockTime }, locale: Locale): string =>
  `${formatClockTime(start, locale)}\u2009–\u2009${formatClockTime(end, locale)}`;
