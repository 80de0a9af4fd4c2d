import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { heightOf, nextStop, restOf, STOPS, stopFrom } from './sheet.ts';

const PAGE = 560;

test('a sheet rests at the stop that is nearest @R-09', () => {
  expect(restOf(100, 0, PAGE)).toBe('peek');
  expect(restOf(heightOf('half', PAGE) + 40, 0, PAGE)).toBe('half');
  expect(restOf(heightOf('full', PAGE) - 10, 0, PAGE)).toBe('full');
});

test('a sheet that is thrown goes on in its direction @R-09', () => {
  expect(restOf(120, 1.2, PAGE)).toBe('half');
  expect(restOf(heightOf('half', PAGE), 1.5, PAGE)).toBe('full');
  expect(restOf(heightOf('half', PAGE), -1.5, PAGE)).toBe('peek');
});

test('wherever it is let go of, a faster throw upwards never ends lower', () => {
  const height = fc.double({ min: 0, max: PAGE, noNaN: true });
  const speed = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(height, speed, speed, (from, one, other) => {
      const [slow, fast] = [Math.min(one, other), Math.max(one, other)];
      expect(STOPS.indexOf(restOf(from, fast, PAGE))).toBeGreaterThanOrEqual(
        STOPS.indexOf(restOf(from, slow, PAGE)),
      );
    }),
  );
});

test('the handle leads through all stops and back', () => {
  expect(STOPS.map(nextStop)).toEqual(['half', 'full', 'peek']);
  expect([stopFrom('peek', -1), stopFrom('peek', 1), stopFrom('full', 1)]).toEqual(['peek', 'half', 'full']);
});
