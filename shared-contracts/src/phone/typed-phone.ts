import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** Stands for a country that is still to be chosen: ISO 3166 and CLDR keep it for unknown regions. */
const UNKNOWN = 'ZZ';
const UNFINISHED = /^([A-Z]{2}) (\d+)$/;

/** What stands in a phone field: the country whose calling code is chosen, and digits as they were typed. */
export interface TypedPhone {
  /** Null while no calling code is chosen. */
  readonly country: CountryCode | null;
  readonly digits: string;
}

const digitsIn = (text: string): string => parseIncompletePhoneNumber(text).replaceAll('+', '');

/**
 * The number that digits make in a country, in E.164; null where it is no valid number of just that country.
 *
 * @example
 * numberIn('KZ', '9123456789'); // null: such numbers are Russian
 */
export function numberIn(country: CountryCode, digits: string): string | null {
  const number = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  return number?.country === country && number.isValid() ? number.number : null;
}

/**
 * Writes what stands in a phone field as one value: E.164 once it is a number of the country, empty without digits, and
 * otherwise country and digits, which no rule takes for a number and {@link readPhone} reads back.
 *
 * @example
 * writePhone({ country: 'RU', digits: '89123456789' }); // '+79123456789'
 * writePhone({ country: 'KZ', digits: '701' }); // 'KZ 701'
 */
export function writePhone({ country, digits }: TypedPhone): string {
  if (digits === '') return '';
  return (country && numberIn(country, digits)) ?? `${country ?? UNKNOWN} ${digits}`;
}

/** Whether a value lacks the choice of a calling code. */
export const lacksCallingCode = (value: string): boolean => value.startsWith(`${UNKNOWN} `);

function readInternational(text: string, fallback: CountryCode | null): TypedPhone {
  const number = parsePhoneNumberFromString(text, { extract: false });
  const isNear = fallback !== null && number?.countryCallingCode === getCountryCallingCode(fallback);
  const country = number?.country ?? (isNear ? fallback : null);
  return country && number
    ? { country, digits: number.nationalNumber }
    : { country: null, digits: digitsIn(text) };
}

/**
 * Reads a value as a phone field shows it: one that {@link writePhone} wrote, or a number as people write it.
 *
 * @param fallback - the country of a number without a calling code, and of one that several countries of its calling
 *   code may have; null where only a number that names its country shall have one
 *
 * @example
 * readPhone('+7 701 234 56 78', 'RU'); // { country: 'KZ', digits: '7012345678' }
 */
export function readPhone(text: string, fallback: CountryCode | null): TypedPhone {
  const [, country = '', digits] = UNFINISHED.exec(text) ?? [];
  if (digits) return { country: isSupportedCountry(country) ? country : null, digits };
  if (text.trim().startsWith('+')) return readInternational(text, fallback);
  return { country: fallback, digits: digitsIn(text) };
}
