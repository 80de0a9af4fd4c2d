import { expect, test } from '@jest/globals';
import { joinLines } from './join-lines.ts';
import { boxAround, type Shape } from './shape.ts';

const line = (...flat: number[]): Shape => ({ flat: Int32Array.from(flat), box: boxAround(flat) });
const joined = (...lines: Shape[]): number[][] => joinLines(lines).map(({ flat }) => [...flat]);

test('joins lines end to end, whichever way each runs', () => {
  expect(joined(line(0, 0, 1, 0), line(2, 0, 1, 0), line(2, 0, 3, 5))).toEqual([[0, 0, 1, 0, 2, 0, 3, 5]]);
  expect(joined(line(1, 0, 2, 0), line(0, 0, 1, 0))).toEqual([[0, 0, 1, 0, 2, 0]]);
});

test('keeps apart what does not touch, and every part of a crossing', () => {
  expect(joined(line(0, 0, 1, 0), line(5, 5, 6, 6))).toHaveLength(2);
  const crossing = joined(line(0, 0, 5, 5), line(5, 5, 9, 9), line(0, 9, 5, 5), line(5, 5, 9, 0));
  expect(crossing).toHaveLength(2);
  expect(crossing.flat()).toHaveLength(12);
});

test('joins a ring once', () => {
  expect(joined(line(0, 0, 4, 0), line(4, 0, 0, 0))).toEqual([[0, 0, 4, 0, 0, 0]]);
});
