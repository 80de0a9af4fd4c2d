import { describe, expect, test } from '@jest/globals';
import {
  bearing,
  byDistance,
  followTrail,
  isFresh,
  isPrecise,
  LOCATION_TIMES,
  metresBetween,
  NO_TRAIL,
  readKeptPosition,
  type Trail,
} from './own-position.ts';

const ALMATY = { lng: 76.93, lat: 43.245 };
const ASTANA = { lng: 71.43, lat: 51.128 };

describe('distances', () => {
  test('are measured on a sphere of 6,371,000 m @M-04', () => {
    const quarter = metresBetween({ lng: 0, lat: 0 }, { lng: 0, lat: 90 });
    expect(quarter).toBeCloseTo((Math.PI / 2) * 6_371_000, 3);
    expect(metresBetween(ALMATY, ASTANA)).toBeGreaterThan(960_000);
    expect(metresBetween(ALMATY, ASTANA)).toBeLessThan(980_000);
  });

  test.each([
    ['the same place', ALMATY, ALMATY, 0],
    ['both sides of the date line', { lng: 179.999, lat: 0 }, { lng: -179.999, lat: 0 }, 222],
    ['every longitude of a pole', { lng: 0, lat: 90 }, { lng: 120, lat: 90 }, 0],
    ['the other end of the world', { lng: 0, lat: 0 }, { lng: 180, lat: 0 }, 20_015_087],
  ])('%s @M-04', (_, one, other, metres) => {
    expect(Math.round(metresBetween(one, other))).toBe(metres);
  });

  test('the nearest comes first, equals keep their order @M-04', () => {
    const items = [ASTANA, { ...ALMATY, id: 1 }, { ...ALMATY, id: 2 }];
    expect(byDistance(items, ALMATY)).toEqual([items[1], items[2], ASTANA]);
    expect(items[0]).toBe(ASTANA);
  });
});

test.each([
  ['north', { lng: 0, lat: 1 }, 0],
  ['east', { lng: 1, lat: 0 }, 90],
  ['south', { lng: 0, lat: -1 }, 180],
  ['west', { lng: -1, lat: 0 }, 270],
])('to the %s @M-02', (_, to, degrees) => {
  expect(bearing({ lng: 0, lat: 0 }, to)).toBeCloseTo(degrees);
});

describe('the heading', () => {
  /** Goes so many steps of eleven metres. */
  const walk = (headings: readonly (number | null)[], step = 1e-4): Trail[] => {
    let trail = NO_TRAIL;
    return headings.map((heading, at) => {
      trail = followTrail(trail, { lng: 76.9 + at * step, lat: 43.2, heading });
      return trail;
    });
  };

  test('is computed once three positions came without one @M-02', () => {
    const headings = walk([null, null, null, null]).map(({ heading }) => heading);
    expect(headings.slice(0, 2)).toEqual([null, null]);
    expect(headings[2]).toBeCloseTo(90, 1);
    expect(headings[3]).toBeCloseTo(90, 1);
  });

  test('is the device’s own where it has one, and counts anew after it @M-02', () => {
    const headings = walk([null, null, 12, null, null]).map(({ heading }) => heading);
    expect(headings).toEqual([null, null, 12, 12, 12]);
  });

  test('not a number is none @M-02', () => {
    expect(walk([Number.NaN])[0]).toMatchObject({ heading: null });
  });

  test('of who stands stays what it was @M-02', () => {
    expect(walk([null, null, null], 1e-6).at(-1)?.heading).toBeNull();
    expect(walk([45, null, null, null], 1e-6).at(-1)?.heading).toBe(45);
  });
});

test.each([
  [0, true],
  [6000, true],
  [6001, false],
  [-1, false],
])('a previous position of %d ms stands: %s @M-02', (age, stands) => {
  expect(isFresh({ at: 1e12 }, 1e12 + age)).toBe(stands);
});

test('fifty kilometres are no street', () => {
  expect([isPrecise({ accuracy: 1000 }), isPrecise({ accuracy: 50_000 })]).toEqual([true, false]);
});

describe('a kept position', () => {
  const kept = { lat: 43.245, lng: 76.93, countryCode: 'KZ', accuracy: 20, at: 1e12 };
  const DAY = 86_400_000;

  test.each([
    ['at once', 0, kept],
    ['after an hour', LOCATION_TIMES.kept, kept],
    ['a moment later', LOCATION_TIMES.kept + 1, null],
    ['by a clock that was a day behind', DAY, null],
    ['by a clock that was a day ahead', -DAY, null],
  ])('%s @M-03', (_, age, read) => {
    expect(readKeptPosition(JSON.stringify(kept), 1e12 + age)).toEqual(read);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{lat'],
    ['another thing', '"here"'],
    ['half of it', '{"lat":43.2,"at":1000000000000}'],
    ['beyond the pole', JSON.stringify({ ...kept, lat: 91 })],
    ['with a text for a number', JSON.stringify({ ...kept, lng: '76' })],
    ['with less than no accuracy', JSON.stringify({ ...kept, accuracy: -1 })],
  ])('%s is none @M-03', (_, text) => {
    expect(readKeptPosition(text, 1e12)).toBeNull();
  });
});
