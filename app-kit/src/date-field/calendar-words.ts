import type { Locale } from '@ecocircle/shared-contracts';
import type { DateFieldTexts } from '@ecocircle/ui-kit/date-field';
import { KAZAKH } from '../wording/kazakh-calendar.ts';

/** The first day of the week by CLDR, where it is not Monday; not every browser tells. */
const FIRST_DAY: Partial<Record<Locale, 0 | 1>> = { 'en-US': 0 };

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const MS_PER_DAY = 86_400_000;

function intlWords(locale: Locale): Pick<DateFieldTexts, 'weekdays' | 'month'> {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // Alone, so that it has the case of a name and not that of a date.
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => weekday.format(SUNDAY + day * MS_PER_DAY).replace('.', '')),
    month: (day) => `${month.format(new Date(day))} ${Number.parseInt(day, 10)}`,
  };
}

const kazakhWords: Pick<DateFieldTexts, 'weekdays' | 'month'> = {
  weekdays: KAZAKH.shortWeekdays,
  month: (day) => `${KAZAKH.months[new Date(day).getUTCMonth()]} ${Number.parseInt(day, 10)}`,
};

/**
 * How a locale heads a calendar.
 *
 * @example
 * calendarWords('ru-RU').month('2026-12-05'); // 'декабрь 2026'
 */
export const calendarWords = (
  locale: Locale,
): Pick<DateFieldTexts, 'lang' | 'weekStartsOn' | 'weekdays' | 'month'> => ({
  lang: locale,
  weekStartsOn: FIRST_DAY[locale] ?? 1,
  ...(locale === 'kk-KZ' ? kazakhWords : intlWords(locale)),
});
