import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

/**
 * A number with the locale's grouping.
 *
 * @example
 * formatNumber(12_345, 'es-AR'); // '12.345'
 */
export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(formattingLocale(locale)).format(value);
