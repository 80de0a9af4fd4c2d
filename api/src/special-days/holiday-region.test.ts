import { expect, test } from '@jest/globals';
import Library from 'date-holidays';
import { readPlaces } from '../basemap/places.ts';
import { holidayRegion } from './holiday-region.ts';

test.each<[string, string, number, number, string]>([
  ['Kazan', 'RU', 49.1221, 55.7887, 'TA'],
  ['Ufa', 'RU', 55.9678, 54.7431, 'BA'],
  ['Moscow, whose region has no days of its own', 'RU', 37.6156, 55.7522, ''],
  ['Salzburg', 'AT', 13.0399, 47.7994, '5'],
  ['Freilassing, across the river from Salzburg', 'DE', 12.981, 47.8408, 'BY'],
  ['Barcelona', 'ES', 2.159, 41.3888, 'CT'],
  ['San Francisco', 'US', -122.4194, 37.7749, 'CA'],
  ['Almaty, whose country has no such regions', 'KZ', 76.9286, 43.2567, ''],
  ['the middle of an ocean', 'US', -150, 30, ''],
  ['no country', '', 0, 0, ''],
])('the region of %s is found @X-04', (_, country, lng, lat, region) => {
  expect(holidayRegion(country, lng, lat)).toBe(region);
});

test('every region of the places is one that the list of holidays knows @X-04', () => {
  const library = new Library();
  const named = new Set(
    readPlaces().flatMap(({ country, region }) => (region ? `${country} ${region}` : [])),
  );
  expect(named.size).toBeGreaterThan(100);
  const unknown = [...named].filter((name) => {
    const [country = '', region = ''] = name.split(' ');
    return !(region in (library.getStates(country) ?? {}));
  });
  expect(unknown).toEqual([]);
});
