import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

const WHOLE = /^-?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/;
const GROUPED_ONCE = /^-?\d{1,3}[.,]\d{3}$/;

/** A formatter takes a tenth of a millisecond to make, and prices are read at every key. */
const groupSigns = new Map<Locale, string | undefined>();

/** The sign between groups of three digits where the locale uses one that can be mistaken for a decimal sign. */
function groupSign(locale: Locale): string | undefined {
  if (!groupSigns.has(locale)) {
    const parts = new Intl.NumberFormat(formattingLocale(locale)).formatToParts(123_456);
    groupSigns.set(locale, parts.find(({ type }) => type === 'group')?.value);
  }
  return groupSigns.get(locale);
}

/** Where the decimal sign stands; -1 where the number has none. The later of two different signs is the decimal one. */
function decimalSignIn(plain: string, locale: Locale): number {
  const [comma, point] = [plain.lastIndexOf(','), plain.lastIndexOf('.')];
  const last = Math.max(comma, point);
  if (last < 0 || (comma >= 0 && point >= 0)) return last;
  const isRepeated = plain.indexOf(plain[last] as string) !== last;
  const isGroup = isRepeated || (GROUPED_ONCE.test(plain) && plain[last] === groupSign(locale));
  return isGroup ? -1 : last;
}

/**
 * Reads a price as people type it, with a decimal comma or point whatever the locale; the locale decides only where
 * three digits follow its own sign between groups. Parsers of one convention read "1,5" in English as 15.
 *
 * @returns null for an empty text, NaN for what is no number
 * @example
 * readPrice('1.500', 'es-AR'); // 1500, but 1.5 in Russian
 */
export function readPrice(text: string, locale: Locale): number | null {
  const plain = text.replaceAll(/[\s’']/g, '').replace(/^[−–]/, '-');
  if (plain === '') return null;
  const sign = decimalSignIn(plain, locale);
  const [whole, decimals] = sign < 0 ? [plain, '0'] : [plain.slice(0, sign), plain.slice(sign + 1)];
  if (!WHOLE.test(whole) || !/^\d+$/.test(decimals)) return Number.NaN;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
}

/** A price as the locale types it, without groups: `1,5`. */
export const writePrice = (price: number, locale: Locale): string =>
  new Intl.NumberFormat(formattingLocale(locale), { useGrouping: false, maximumFractionDigits: 2 }).format(
    price,
  );
