import { expect, test } from '@jest/globals';
import { nextChange, type PointHours, standingAt } from './standing.ts';

const NOW = new Date('2026-11-21T07:30:00Z');
const MINUTE = NOW.valueOf() / 60_000;

const hours = (open: PointHours['open'], until: number | null, isPaused = false): PointHours => ({
  open,
  until: until && MINUTE + until,
  isPaused,
});

test.each([
  ['open', hours(1, 5)],
  ['open', hours(1, null)],
  ['closed', hours(0, 5)],
  ['closed', hours(1, -1)],
  ['open', hours(0, -1)],
  ['unknown', hours(null, null)],
  ['paused', hours(1, 5, true)],
] as const)('a point is %s by the hours %o @M-01', (standing, known) => {
  expect(standingAt(known, NOW)).toBe(standing);
});

test('a point closes at the very minute that was said', () => {
  const known = { open: 1, until: MINUTE, isPaused: false } as const;
  expect(standingAt(known, NOW)).toBe('closed');
  expect(standingAt(known, new Date(NOW.valueOf() - 1))).toBe('open');
});

test('the next change is the nearest of those ahead, of points that work', () => {
  const points = [hours(1, 90), hours(0, 30), hours(1, -10), hours(1, 5, true), hours(null, null)];
  expect(nextChange(points, NOW)).toEqual(new Date('2026-11-21T08:00:00Z'));
  expect(nextChange([hours(1, null), hours(1, -1)], NOW)).toBeNull();
  expect(nextChange([], NOW)).toBeNull();
});
