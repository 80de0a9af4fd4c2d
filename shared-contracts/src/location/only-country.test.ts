import { expect, test } from '@jest/globals';
import { LOCALES } from '../locales/locales.ts';
import { onlyCountry } from './only-country.ts';
import { editionCity } from './place-city.ts';

test('a locale is about the country of its city, and English about several', () => {
  for (const locale of LOCALES)
    expect(onlyCountry(locale)).toBe(locale === 'en-US' ? null : editionCity(locale).country);
});
