import { expect, test } from '@jest/globals';
import { clockOffset, expiryDelay, remainingLife } from './token-life.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['30 days', 30 * DAY, 30 * DAY - 10 * MINUTE],
  ['a day', DAY, DAY - 10 * MINUTE],
  ['30 minutes', 30 * MINUTE, 20 * MINUTE],
  ['a moment less than 30 minutes', 30 * MINUTE - 1, 29 * MINUTE - 1],
  ['a moment more than 10 minutes', 10 * MINUTE + 1, 9 * MINUTE + 1],
  ['10 minutes', 10 * MINUTE, 9 * MINUTE],
  ['20 seconds', 20 * SECOND, 18 * SECOND],
  ['nothing', 0, 0],
  ['less than nothing, as after a night asleep', -DAY, 0],
])('with %s left it ends in time @A-07', (_, remaining, delay) => {
  expect(expiryDelay(remaining)).toBe(delay);
});

const ISSUED = 1_900_000_000;

test.each([
  ['agree', 0],
  ['differ by less than the answer took', 400],
  ['are two hours apart', 2 * 60 * MINUTE],
  ['are a day apart the other way', -DAY],
])('a session lives as long as the server says where the clocks %s @A-07', (_, ahead) => {
  const asked = ISSUED * SECOND + ahead;
  const answered = asked + 700;
  const auth = { tokenExpire: ISSUED + 3600, clockOffset: clockOffset(ISSUED, asked, answered) };
  const late = remainingLife(auth, answered) - (3600 * SECOND - 700);
  expect(Math.abs(late)).toBeLessThanOrEqual(1700);
});

test('clocks that may agree are taken to agree', () => {
  expect(clockOffset(ISSUED, ISSUED * SECOND + 300, ISSUED * SECOND + 900)).toBe(0);
});

test.each([
  ['is ahead of ours, by the least that fits', 0, 50, 99_950],
  ['is behind ours, by the least that fits', 200_000, 200_700, -99_001],
  ['may be the same at the latest', 100_999, 101_500, 0],
  ['may be the same at the earliest', 99_000, 100_000, 0],
])('a token says how far the server’s clock %s', (_, asked, answered, offset) => {
  expect(clockOffset(100, asked, answered)).toBe(offset);
});

test('a session that was stored without an offset is measured by our clock', () => {
  expect(remainingLife({ tokenExpire: 100 }, 40_000)).toBe(60_000);
});
