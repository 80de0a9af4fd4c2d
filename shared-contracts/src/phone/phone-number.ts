import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Region } from '../locales/locales.ts';
import { phoneBy } from '../rules/field-rules.ts';
import { lacksCallingCode } from './typed-phone.ts';

const NEAR = ['AZ', 'RU', 'AM', 'BY', 'KZ', 'KG', 'MD', 'TJ', 'UZ', 'TM', 'RS', 'ME'] as const;

/** The countries whose numbers a market takes, as ISO 3166 codes; null takes all of them. */
export const PHONE_COUNTRIES: Readonly<Record<Region, readonly CountryCode[] | null>> = {
  russia: NEAR,
  kazakhstan: NEAR,
  international: null,
};

/** The country that a phone field begins with, and that a number without a calling code is read as. */
export const DEFAULT_PHONE_COUNTRY: Readonly<Record<Region, CountryCode>> = {
  russia: 'RU',
  kazakhstan: 'KZ',
  international: 'AR',
};

const takes = (region: Region, callingCode: string): boolean =>
  PHONE_COUNTRIES[region]?.some((country) => getCountryCallingCode(country) === callingCode) ?? true;

/**
 * Reads a phone number as people write it.
 *
 * @returns E.164, or null where it is no valid number or of a country that the market does not take
 *
 * @example
 * toE164('8 (912) 345-67-89', 'russia'); // '+79123456789'
 */
export function toE164(text: string, region: Region): string | null {
  const number = parsePhoneNumberFromString(text, {
    defaultCountry: DEFAULT_PHONE_COUNTRY[region],
    extract: false,
  });
  return number?.isValid() && takes(region, number.countryCallingCode) ? number.number : null;
}

/** Schema of a phone number in a market, by {@link writePhone} or as people write it; its output is E.164. */
export const phoneNumberSchema = (region: Region) =>
  phoneBy((text) => toE164(text, region), lacksCallingCode);
