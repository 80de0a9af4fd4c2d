import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** The most that E.164 allows, the calling code included. */
const MOST_DIGITS = 15;

type Country = CountryCode | null;

/** The digits of the longest number of a country. */
function longestOf(country: CountryCode): number {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = metadata.numberingPlan?.possibleLengths() ?? [];
  return Math.min(Math.max(...lengths), MOST_DIGITS - getCountryCallingCode(country).length);
}

/** A digit that is dialled at home only, such as the 8 of Russia or the 15 of Argentina, is none of the number. */
function fits(country: Country, digits: string): boolean {
  const longest = country ? longestOf(country) : MOST_DIGITS;
  if (digits.length <= longest) return true;
  if (!country) return false;
  const number = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  return number !== undefined && number.nationalNumber.length <= longest;
}

/** The digits that a field takes: behind the last one that a number can have, another changes nothing. */
export function takenDigits(country: Country, before: string, next: string): string {
  if (fits(country, next)) return next;
  if (next.length === before.length + 1) return before;
  return (
    Array.from(next, (_, left) => next.slice(0, next.length - left)).find((part) => fits(country, part)) ?? ''
  );
}

/** The groups of a number as abroad: at home some countries only know it with a digit before it. */
function asAbroad(country: CountryCode, digits: string): string {
  const code = `+${getCountryCallingCode(country)}`;
  const grouped = new AsYouType()
    .input(code + digits)
    .slice(code.length)
    .trim();
  return grouped.replaceAll(/\D/g, '') === digits ? grouped : digits;
}

/** A number as it is written in its country, as far as it was typed; with its plus where that is not known yet. */
export function formatted(country: Country, digits: string): string {
  if (!country) return `+${digits}`;
  const atHome = new AsYouType(country).input(digits);
  return /\D/.test(atHome) ? atHome : asAbroad(country, digits);
}

/** How many digits of a number go where, all of them zeros. */
export function maskOf(country: Country): string {
  const example = country && getExampleNumber(country, examples);
  return example ? formatted(country, example.nationalNumber).replaceAll(/\d/g, '0') : '';
}
