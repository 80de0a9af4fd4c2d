import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TILE_SIZE } from '../points-data/index.ts';
import { partsOfRow, tileSheet } from './tile-sheet.ts';

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

test('a sheet around another leaves out just what that one holds', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.integer({ min: 3, max: 19 }),
      (lng, lat, zoom) => {
        const view = { centre: [lng, lat] as const, zoom };
        const inner = tileSheet(view, REACH);
        const outer = tileSheet(view, { left: 1830, right: 1410, up: 1100, down: 1030 });
        const left = outer.rows.map((row, index) => partsOfRow({ row, index, corner: outer.corner }, inner));
        const key = ({ x, y }: { x: number; y: number }) => `${x}/${y}`;
        const around = left.flatMap(({ before, after }) => [...before, ...after].map(key));
        expect(around.length + inner.rows.flat().length).toBe(outer.rows.flat().length);
        expect([...around, ...inner.rows.flat().map(key)].sort()).toEqual(outer.rows.flat().map(key).sort());
      },
    ),
  );
});
