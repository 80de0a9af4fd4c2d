import { expect, test } from '@jest/globals';
import { loadPhoneCountries } from './phone-countries.ts';

const shown = async (locale: Parameters<typeof loadPhoneCountries>[0]) =>
  (await loadPhoneCountries(locale)).map(({ title, callingCode }) => `${title} +${callingCode}`);

test('outside the international market twelve countries are offered, named and ordered as the language does @D-13', async () => {
  expect(await shown('ru-KZ')).toEqual([
    'Азербайджан +994',
    'Армения +374',
    'Беларусь +375',
    'Казахстан +7',
    'Киргизия +996',
    'Молдова +373',
    'Россия +7',
    'Сербия +381',
    'Таджикистан +992',
    'Туркменистан +993',
    'Узбекистан +998',
    'Черногория +382',
  ]);
  expect((await shown('kk-KZ')).slice(0, 4)).toEqual([
    'Армения +374',
    'Әзірбайжан +994',
    'Беларусь +375',
    'Қазақстан +7',
  ]);
});

test.each(['es-AR', 'en-US'] as const)(
  'in %s all countries are offered, each with a name @D-13',
  async (locale) => {
    const countries = await loadPhoneCountries(locale);
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.filter(({ id, title }) => id === title)).toEqual([]);
    expect(countries.filter(({ callingCode }) => !/^\d{1,3}$/.test(callingCode))).toEqual([]);
    expect(countries.find(({ id }) => id === 'MX')?.title).toBe(locale === 'es-AR' ? 'México' : 'Mexico');
  },
);
