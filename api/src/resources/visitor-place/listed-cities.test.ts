import { expect, test } from '@jest/globals';
import type { WrittenCity } from '../../database/written-cities.ts';
import { citiesFrom } from './listed-cities.ts';

const city = (name: string, count: number, place: Partial<WrittenCity> = {}): WrittenCity => ({
  name,
  country: 'KZ',
  lng: 71.43,
  lat: 51.13,
  count,
  ...place,
});

test('the spellings of a city are one, its own middle by what most points say', () => {
  const [astana, ...others] = citiesFrom(
    [city('Астана', 3), city('Astana', 1, { lng: 71.47 })],
    [city('Астана', 2)],
    'ru',
  );
  expect(astana).toEqual({
    id: 'kz-astana',
    name: 'Астана',
    country: 'KZ',
    lng: 71.44,
    lat: 51.13,
    spellings: ['Астана', 'Astana'],
    points: 4,
    events: 2,
  });
  expect(others).toEqual([]);
});

test('a place that no map knows keeps its name, and an id of its own in every language', () => {
  const [russian] = citiesFrom([city('Эко-хутор', 1)], [], 'ru');
  const [english] = citiesFrom([city('ЭКО хутор', 1)], [], 'en');
  expect(russian).toMatchObject({ name: 'Эко-хутор', id: expect.stringMatching(/^kz-[0-9a-f]{12}$/) });
  expect(english?.id).toBe(russian?.id);
  expect(citiesFrom([city('Eco <farm>', 1)], [], 'en')[0]?.id).toBe('kz-eco-farm');
});

test('a city with events alone lies where they are', () => {
  expect(citiesFrom([], [city('Астана', 1)], 'en')).toMatchObject([
    { id: 'kz-astana', lng: 71.43, points: 0, events: 1 },
  ]);
});

test('one name in two countries are two cities, the larger first', () => {
  const cordobas = [
    city('Córdoba', 1, { country: 'ES', lng: -4.78, lat: 37.88 }),
    city('Córdoba', 2, { country: 'AR', lng: -64.18, lat: -31.41 }),
  ];
  expect(citiesFrom(cordobas, [], 'es').map(({ id }) => id)).toEqual(['ar-cordoba', 'es-cordoba']);
});

test('nobody chooses from more than a thousand', () => {
  const many = Array.from({ length: 1001 }, (_, at) => city(`Aul ${at}`, at + 1));
  const listed = citiesFrom(many, [], 'en');
  expect([listed.length, listed[0]?.name, listed.at(-1)?.name]).toEqual([1000, 'Aul 1000', 'Aul 1']);
});
