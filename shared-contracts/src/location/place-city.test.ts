import { expect, test } from '@jest/globals';
import { LOCALES } from '../locales/locales.ts';
import {
  cityNear,
  countriesQuery,
  coversCountry,
  editionCentre,
  editionCity,
  listedCitiesCall,
  readCountry,
  readIpPosition,
  readListedCities,
} from './place-city.ts';

test('every locale begins in a city of its market, named in its language @M-02', () => {
  expect(LOCALES.map((locale) => [editionCity(locale).id, editionCity(locale).name])).toEqual([
    ['ru-moscow', 'Москва'],
    ['kz-almaty', 'Алматы'],
    ['kz-almaty', 'Алматы'],
    ['ar-buenos-aires', 'Buenos Aires'],
    ['ar-buenos-aires', 'Buenos Aires'],
  ]);
});

test('a city of an edition has one middle', () => {
  expect(editionCentre('kz-almaty')).toEqual({ lng: 76.93, lat: 43.245 });
  expect(editionCentre('kz-astana')).toBeNull();
});

test('the default point of Russia is lng 37 lat 55 by whole degrees @M-02', () => {
  const { lng, lat } = editionCity('ru-RU');
  expect([Math.trunc(lng), Math.trunc(lat)]).toEqual([37, 55]);
});

test.each([
  ['ru', 'ru-RU', { RU: true, KZ: false, AR: false, DE: false }],
  ['kz', 'kk-KZ', { RU: false, KZ: true, AR: false, DE: false }],
  ['int', 'es-AR', { RU: false, KZ: false, AR: true, DE: false }],
  ['int', 'en-US', { RU: false, KZ: false, AR: true, DE: true }],
  ['local', 'en-US', { RU: true, KZ: true, AR: true, DE: true }],
  ['local', 'ru-KZ', { RU: false, KZ: true, AR: false, DE: false }],
] as const)('%s in %s is about %j', (edition, locale, countries) => {
  const { country: only, not_country: others = '' } = countriesQuery({ edition, locale });
  for (const [country, covered] of Object.entries(countries)) {
    const isAsked = (only ?? country) === country && !others.includes(country);
    expect([country, coversCountry({ edition, locale }, country), isAsked]).toEqual([
      country,
      covered,
      covered,
    ]);
  }
});

const cities = [editionCity('ru-RU'), editionCity('kk-KZ')];

test.each([
  ['in a city', { lng: 76.9, lat: 43.2 }, 'kz-almaty'],
  ['outside it', { lng: 77.8, lat: 43.4 }, 'kz-almaty'],
  ['far from all', { lng: 71.43, lat: 51.13 }, undefined],
  ['on the pole', { lng: 0, lat: 90 }, undefined],
])('who is %s is near %s', (_, position, id) => {
  expect(cityNear(cities, position)?.id).toBe(id);
});

test('a device that is wrong by 200 km may be in a city 150 km away', () => {
  const position = { lng: 78.75, lat: 43.4 };
  expect([cityNear(cities, position), cityNear(cities, position, 200_000)?.id]).toEqual([null, 'kz-almaty']);
});

test('no city is near where there is none', () => {
  expect(cityNear([], { lng: 0, lat: 0 })).toBeNull();
});

test('answers are read, and refused where a field is missing', () => {
  const city = { ...editionCity('kk-KZ'), points: 3, events: 1 };
  const context = { edition: 'kz', locale: 'kk-KZ' } as const;
  const abroad = { ...city, id: 'ru-omsk', country: 'RU' };
  expect(readListedCities({ data: [city, abroad] }, context)).toEqual([city]);
  expect(() => readListedCities({ data: [{ id: 'kz-almaty' }] }, context)).toThrow();
  expect(listedCitiesCall('kk-KZ').query).toEqual({ lang: 'kk', country: 'KZ' });
  expect(listedCitiesCall('en-US').query).toEqual({ lang: 'en' });
  expect(readCountry({ data: { country: 'KZ' } })).toBe('KZ');
  expect(readIpPosition({ data: { lng: 76.9, lat: 43.2, country: 'KZ' } })).toEqual({
    lng: 76.9,
    lat: 43.2,
    country: 'KZ',
  });
  expect(readIpPosition({ data: null })).toBeNull();
  expect(() => readIpPosition({ data: { lng: 900, lat: 43.2, country: 'KZ' } })).toThrow();
});
