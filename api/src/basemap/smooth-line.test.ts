import { expect, test } from '@jest/globals';
import { smoothLine } from './smooth-line.ts';

test('cuts the corners inside a cell', () => {
  const smooth = smoothLine(Int32Array.from([10, 10, 50, 10, 50, 50]), 100);
  expect(smooth.length).toBeGreaterThan(6);
  expect([...smooth].some((value, at) => at % 2 === 0 && value === 50 && smooth[at + 1] === 10)).toBe(false);
});

test('keeps the corners outside a cell, so that neighbours meet', () => {
  const square = Int32Array.from([-5, -5, 105, -5, 105, 105, -5, 105, -5, -5]);
  expect([...smoothLine(square, 100)]).toEqual([...square]);
});
