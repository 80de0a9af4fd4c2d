import { expect, test } from '@jest/globals';
import { localityOf } from './locality.ts';

test.each([
  [76.92, 43.24, { city: 'Алматы', country: 'KZ', timeZone: 'Asia/Almaty' }],
  [-58.44, -34.61, { city: 'Buenos Aires', country: 'AR', timeZone: 'America/Argentina/Buenos_Aires' }],
  [30.32, 59.94, { city: 'Санкт-Петербург', country: 'RU', timeZone: 'Europe/Moscow' }],
])('knows town, country and zone at %s, %s @E-03 @P-04', (lng, lat, expected) => {
  expect(localityOf(lng, lat)).toEqual(expected);
});

test('far out at sea there is a zone and no town', () => {
  expect(localityOf(-140, -50)).toEqual({ city: '', country: '', timeZone: expect.any(String) });
});
