import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

const KILOMETRE = 1000;
/** From so many kilometres on no fraction is told. */
const FAR = 10;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, unit: 'meter' | 'kilometer', fractions: number): Intl.NumberFormat {
  const key = `${locale} ${unit} ${fractions}`;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: fractions } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(formattingLocale(locale), options);
  formats.set(key, format);
  return format;
}

/**
 * A distance in words: tens of metres, then kilometres, which have one decimal up to ten.
 *
 * @example
 * formatDistance(648, 'en-US'); // '650 m'
 * formatDistance(1240, 'ru-RU'); // '1,2 км'
 */
export function formatDistance(metres: number, locale: Locale): string {
  const tens = Math.round(metres / 10) * 10;
  if (tens < KILOMETRE) return formatOf(locale, 'meter', 0).format(Math.max(tens, 10));
  const kilometres = metres / KILOMETRE;
  return formatOf(locale, 'kilometer', kilometres < FAR ? 1 : 0).format(kilometres);
}
