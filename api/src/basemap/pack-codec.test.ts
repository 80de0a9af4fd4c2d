import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CELL_COUNT, cellIndex, DEEPEST_CELL_ZOOM, decodeCell, encodeCell } from './pack-codec.ts';

const coordinate = fc.integer({ min: -20_000, max: 20_000 });
const line = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 20 })
  .map((points) => Int32Array.from(points.flat()));
const lines = fc.array(line, { maxLength: 5 });

test('reads every cell as it was written', () => {
  fc.assert(
    fc.property(fc.record({ land: lines, lakes: lines, rivers: lines, borders: lines }), (cell) => {
      expect(decodeCell(encodeCell(cell))).toEqual(cell);
    }),
  );
});

test('gives each cell its own place in the index', () => {
  const last = 2 ** DEEPEST_CELL_ZOOM - 1;
  expect([cellIndex(0, 0, 0), cellIndex(1, 0, 0), cellIndex(1, 1, 1), cellIndex(2, 0, 0)]).toEqual([
    0, 1, 4, 5,
  ]);
  expect(cellIndex(DEEPEST_CELL_ZOOM, last, last)).toBe(CELL_COUNT - 1);
});
