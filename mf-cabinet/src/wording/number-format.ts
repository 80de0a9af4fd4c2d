import type { Locale } from '@ecocircle/shared-contracts';

/**
 * Formats whole numbers. Chromium claims Kazakh and ships without its data, so that it groups digits the English
 * way; Russian of Kazakhstan groups them as Kazakh does.
 *
 * @example
 * numberFormat('kk-KZ').format(1250); // '1 250'
 */
export const numberFormat = (locale: Locale): Intl.NumberFormat =>
  new Intl.NumberFormat(locale === 'kk-KZ' ? 'ru-KZ' : locale);
