import { DATE_HABITS, type Locale } from '@ecocircle/shared-contracts';

/**
 * Writes moments in a zone by the clock of a locale. `Intl` shortens the Kazakh year to `ж.`, which pages write out.
 *
 * @example
 * momentWords('kk-KZ', { month: 'long', day: 'numeric', year: 'numeric', timeZone }).one(moment); // '2026 жылғы 28 қараша'
 */
export function momentWords(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, hourCycle: DATE_HABITS[locale].hourCycle });
  const written = (words: string): string => words.replace(/(?<=\d{4}\s)ж\./g, 'жылғы');
  return {
    one: (moment: Date): string => written(format.format(moment)),
    range: (from: Date, to: Date): string => written(format.formatRange(from, to)),
  };
}
