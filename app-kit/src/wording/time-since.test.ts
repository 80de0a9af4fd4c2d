import { expect, test } from '@jest/globals';
import { timeSince } from './time-since.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:00Z', 'today', 0],
  ['2027-01-01T00:00:00Z', 'today', 0],
  ['2026-11-20T11:00:00Z', 'days', 1],
  ['2026-10-23T12:00:00Z', 'days', 29],
  ['2026-10-22T12:00:00Z', 'months', 1],
  ['2025-11-22T12:00:00Z', 'months', 12],
  ['2025-11-21T12:00:00Z', 'years', 1],
] as const)('takes %s for %s, %i', (moment, unit, count) => {
  expect(timeSince(moment, now)).toEqual({ unit, count });
});
