import { expect, test } from '@jest/globals';
import { looksSwapped, NearestPlaces, placeName } from '../basemap/nearest-place.ts';
import { readColumns, readWkt } from './coordinates.ts';

const places = new NearestPlaces();

test.each([
  ['POINT (-58.46 -34.57)', -58.46, -34.57],
  ['point(-58,46 -34,57)', -58.46, -34.57],
  ['SRID=4326;POINT(13.04 47.8)', 13.04, 47.8],
])('reads %s', (text, lng, lat) => {
  expect(readWkt(text)).toEqual({ ok: true, lng, lat });
});

test('reads decimal commas', () => {
  expect(readColumns('-58,4113', ' -34,65 ')).toEqual({ ok: true, lng: -58.4113, lat: -34.65 });
});

test.each([
  ['', '-34.6', 'no numbers'],
  ['-58.411.395', '-34.651.471', 'no numbers'],
  ['-58411395331392', '-34.6', 'outside -180…180'],
  ['0', '0', 'none were known'],
  ['47.8', '113.04', 'look swapped'],
  ['200', '95', 'longitude 200'],
  ['1e1', '5', 'no numbers'],
])('refuses %s / %s and says why', (lng, lat, reason) => {
  expect(readColumns(lng, lat)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});

test('refuses text that is no point', () => {
  expect(readWkt('LINESTRING (1 2, 3 4)')).toMatchObject({ ok: false });
});

test.each([
  ['Buenos Aires', -34.6, -58.4],
  ['Salzburg', 47.8, 13.04],
  ['Almaty', 43.24, 76.9],
])('sees that the coordinates of %s are swapped', (_name, lng, lat) => {
  expect(looksSwapped(places, lng, lat)).toBe(true);
  expect(looksSwapped(places, lat, lng)).toBe(false);
});

test('does not take a lonely place for a swapped one', () => {
  expect(looksSwapped(places, -68.3, -54.8)).toBe(false);
  expect(looksSwapped(places, 88, 69)).toBe(false);
});

test.each([
  ['Salzburg', 13.0691, 47.789, 'de', 'Salzburg'],
  ['Salzburg', 13.0691, 47.789, 'ru', 'Зальцбург'],
  ['Khimki beside Moscow', 37.44, 55.89, 'ru', 'Химки'],
  ['the east of Moscow', 37.72, 55.75, 'ru', 'Москва'],
  ['Salzburg, across the river from Freilassing', 13.0, 47.83, 'de', 'Salzburg'],
  ['Freilassing', 12.97, 47.84, 'de', 'Freilassing'],
  ['Buenos Aires', -58.46, -34.56, 'es', 'Buenos Aires'],
  ['Astana', 71.43, 51.13, 'kk', 'Астана'],
] as const)('knows the town at %s', (_name, lng, lat, language, expected) => {
  const town = places.town(lng, lat);
  expect(town && placeName(town, language)).toBe(expected);
});
