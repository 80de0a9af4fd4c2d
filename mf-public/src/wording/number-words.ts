import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * A number with the locale's grouping.
 *
 * @example
 * formatNumber(12_345, 'es-AR'); // '12.345'
 */
export function formatNumber(value: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(formattingLocale(locale));
  formats.set(locale, format);
  return format.format(value);
}
