import { expect, test } from '@jest/globals';
import { BALANCE_LIMITS, readPoints } from './balance-change.ts';

test('an amount is a whole number of points within the limits @B-01', () => {
  expect(readPoints('250')).toBe(250);
  expect(readPoints(String(BALANCE_LIMITS.amount))).toBe(BALANCE_LIMITS.amount);
});

test.each(['', '0', '-3', '1.5', '1,5', '1e3', '1000000000', ' 5', '٣'])('%j is none', (text) => {
  expect(readPoints(text)).toBeUndefined();
});
