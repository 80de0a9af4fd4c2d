import { expect, test } from '@jest/globals';
import { retryDelay } from './retry-delay.ts';

test('waiting doubles up to six hours, and is never the same twice', () => {
  const longest = Array.from({ length: 20 }, (_, index) => retryDelay(index + 1, 10_000, () => 0));
  expect(longest.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(longest.at(-1)).toBe(6 * 3_600_000);
  expect(retryDelay(3, 10_000, () => 0.99)).toBe(20_200);
  const total = longest.slice(0, -1).reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(2 * 24 * 3_600_000);
});
