import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FIRST_RING, SPREAD_GAP, spreadCoincident, TOO_NEAR } from './spread-coincident.ts';

const pixel = fc.record({ x: fc.integer({ min: 0, max: 4000 }), y: fc.integer({ min: 0, max: 4000 }) });
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('sets any number of points at one place apart, so that each can be pressed', () => {
  fc.assert(
    fc.property(pixel, fc.integer({ min: 2, max: 60 }), (place, count) => {
      const spread = spreadCoincident(Array.from({ length: count }, () => place));
      for (const [index, one] of spread.entries())
        for (const other of spread.slice(index + 1))
          expect(distance(one, other)).toBeGreaterThan(SPREAD_GAP - 0.001);
    }),
  );
});

test('a few stand no further apart than they must, from the one above the place on', () => {
  fc.assert(
    fc.property(pixel, fc.integer({ min: 2, max: FIRST_RING }), (place, count) => {
      const spread = spreadCoincident(Array.from({ length: count }, () => place));
      for (const [index, one] of spread.entries())
        expect(distance(one, spread[(index + 1) % count] as typeof one)).toBeCloseTo(SPREAD_GAP, 3);
      const [first] = spread as [(typeof spread)[number]];
      expect(first.x).toBeCloseTo(place.x, 3);
      expect(first.y).toBeLessThan(place.y);
    }),
  );
});

test('many stay near their place: forty are within reach on the smallest phone', () => {
  const place = { x: 180, y: 300 };
  const spread = spreadCoincident(Array.from({ length: 40 }, () => place));
  for (const one of spread) expect(distance(one, place)).toBeLessThan(160);
});

test('keeps every point, in order, and remembers where one that was set aside belongs', () => {
  fc.assert(
    fc.property(fc.array(pixel, { maxLength: 60 }), (places) => {
      const spread = spreadCoincident(places);
      expect(spread).toHaveLength(places.length);
      for (const [index, { x, y, from }] of spread.entries()) {
        const place = places[index] as (typeof places)[number];
        if (from) expect(distance(from, place)).toBeLessThan(TOO_NEAR);
        else expect({ x, y }).toEqual(place);
      }
    }),
  );
});

test('leaves points alone that stand far enough from each other', () => {
  const places = [0, 1, 2].map((step) => ({ x: step * TOO_NEAR, y: 0 }));
  expect(spreadCoincident(places).every(({ from }) => from === null)).toBe(true);
});
