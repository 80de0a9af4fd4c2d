import type { Locale } from './locales.ts';

/**
 * The locale to hand to `Intl` for numbers and money. Browsers claim Kazakh and often ship without its data, so that
 * they would write English figures where the server writes Kazakh ones; Russian of Kazakhstan has the same
 * separators and signs.
 *
 * @example
 * new Intl.NumberFormat(formattingLocale('kk-KZ')).format(1250); // '1 250'
 */
export const formattingLocale = (locale: Locale): string => (locale === 'kk-KZ' ? 'ru-KZ' : locale);

/** How dates and hours are written where `Intl` must be told, or its words be put into a sentence. */
export interface DateHabits {
  readonly hourCycle: 'h12' | 'h23';
  /** Whether weekdays and months keep their capital letter inside a sentence. */
  readonly capitals: boolean;
}

/** The habits of each locale. */
export const DATE_HABITS: Readonly<Record<Locale, DateHabits>> = {
  'ru-RU': { hourCycle: 'h23', capitals: false },
  'ru-KZ': { hourCycle: 'h23', capitals: false },
  'kk-KZ': { hourCycle: 'h23', capitals: false },
  'es-AR': { hourCycle: 'h23', capitals: false },
  'en-US': { hourCycle: 'h12', capitals: true },
};
