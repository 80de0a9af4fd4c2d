import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formatters are expensive to make: a list would make hundreds on every request. */
function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(formattingLocale(locale), options);
  formats.set(key, format);
  return format;
}

/**
 * A number with the locale's grouping.
 *
 * @example
 * formatNumber(12_345, 'es-AR'); // '12.345'
 */
export const formatNumber = (value: number, locale: Locale): string => formatOf(locale, {}).format(value);

/** Degrees of a place, exact to about ten centimetres. */
export const formatDegrees = (degrees: number, locale: Locale): string =>
  formatOf(locale, { maximumFractionDigits: 6 }).format(degrees);

/**
 * An amount of money as the locale writes it; whole amounts without decimals.
 *
 * @param currency - ISO 4217; null writes the number alone
 */
export function formatMoney(amount: number, currency: string | null, locale: Locale): string {
  const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  const style = currency
    ? { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const }
    : {};
  return formatOf(locale, { ...style, ...digits }).format(amount);
}
