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
