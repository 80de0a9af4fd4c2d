import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

/**
 * Formats whole numbers.
 *
 * @example
 * numberFormat('kk-KZ').format(1250); // '1 250'
 */
export const numberFormat = (locale: Locale): Intl.NumberFormat =>
  new Intl.NumberFormat(formattingLocale(locale));
