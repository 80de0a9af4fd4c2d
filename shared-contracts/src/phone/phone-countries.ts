import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { alphabetical } from '../locales/alphabetical.ts';
import { LOCALE_INFO, type Locale } from '../locales/locales.ts';
import { loadCountryNames } from './country-names.ts';
import { PHONE_COUNTRIES } from './phone-number.ts';

/** A country whose phone numbers can be entered. */
export interface PhoneCountry {
  readonly id: CountryCode;
  readonly title: string;
  /** One to three digits. */
  readonly callingCode: string;
}

/** Loads the countries whose numbers a locale's market takes, named in its language, in alphabetical order. */
export async function loadPhoneCountries(locale: Locale): Promise<readonly PhoneCountry[]> {
  const names = await loadCountryNames(locale);
  const compare = alphabetical(locale.slice(0, 2));
  return (PHONE_COUNTRIES[LOCALE_INFO[locale].region] ?? getCountries())
    .map((id) => ({ id, title: names[id] ?? id, callingCode: getCountryCallingCode(id) }))
    .toSorted((a, b) => compare(a.title, b.title));
}
