import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** No number and no note beside it is longer: what is longer is shown as it is. */
const LONGEST = 60;

/**
 * A phone number as people of its country write it, with the calling code; what is no single number stays as it is.
 *
 * @param country - ISO 3166-1 alpha-2, of a number without a calling code
 * @example
 * phoneWords('84957771234', 'RU'); // '+7 495 777-12-34'
 */
export function phoneWords(text: string, country: string): string {
  if (text.length > LONGEST) return text;
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...options, extract: false });
  return number?.isValid() ? number.formatInternational() : text;
}
