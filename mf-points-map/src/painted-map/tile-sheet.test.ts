import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TILE_SIZE } from '../points-data/index.ts';
import { tileSheet } from './tile-sheet.ts';

const REACH = { left: 1300, right: 900, up: 600, down: 600 };

test('a sheet reaches as far as it is to, by whole tiles that exist', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.integer({ min: 5, max: 19 }),
      (lng, lat, zoom) => {
        const { rows, corner } = tileSheet({ centre: [lng, lat], zoom }, REACH);
        expect(corner.x).toBeLessThanOrEqual(-REACH.left);
        expect(corner.x).toBeGreaterThan(-REACH.left - TILE_SIZE);
        expect(corner.x + (rows[0]?.length ?? 0) * TILE_SIZE).toBeGreaterThanOrEqual(REACH.right);
        for (const { x, y } of rows.flat()) {
          expect(x >= 0 && x < 2 ** zoom).toBe(true);
          expect(y >= 0 && y < 2 ** zoom).toBe(true);
        }
      },
    ),
  );
});

test('far out it repeats the world to the sides and ends in the north and south', () => {
  const { rows, corner } = tileSheet({ centre: [0, 80], zoom: 3 }, REACH);
  expect(rows[0]?.map(({ x }) => x)).toEqual([6, 7, 0, 1, 2, 3, 4, 5, 6, 7]);
  expect(rows.map(([tile]) => tile?.y)).toEqual([0, 1, 2, 3]);
  expect(corner).toEqual({ x: -1536, y: -230 });
});
