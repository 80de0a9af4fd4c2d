import { type Locale, onePerKey } from '@ecocircle/shared-contracts';
import type { DateFieldTexts } from '@ecocircle/ui-kit/date-field';
import { dateWords } from '../wording/index.ts';

/** The first day of the week by CLDR, where it is not Monday; not every browser tells. */
const FIRST_DAY: Partial<Record<Locale, 0 | 1>> = { 'en-US': 0 };

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const MS_PER_DAY = 86_400_000;

const intlWords = onePerKey((locale: Locale): Pick<DateFieldTexts, 'weekdays' | 'month'> => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // Alone, so that it has the case of a name and not that of a date.
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => weekday.format(SUNDAY + day * MS_PER_DAY).replace('.', '')),
    month: (day) => `${month.format(new Date(day))} ${Number.parseInt(day, 10)}`,
  };
});

/** No Intl: browsers lack Kazakh. Its months have one form, in dates as alone. */
const kazakhWords: Pick<DateFieldTexts, 'weekdays' | 'month'> = {
  weekdays: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
  month: (day) => {
    const written = dateWords('kk-KZ', 'UTC').day(new Date(day), false);
    return `${written.replace(/^\d+ /, '')} ${Number.parseInt(day, 10)}`;
  },
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
