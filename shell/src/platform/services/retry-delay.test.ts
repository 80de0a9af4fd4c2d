import { expect, test } from '@jest/globals';
import { retryDelay } from './retry-delay.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['nothing', null, 300],
  ['a second', '1', 1000],
  ['no time at all', '0', 0],
  ['an hour, which nobody waits', '3600', 3000],
  ['a date in two seconds', 'Sat, 21 Nov 2026 12:00:02 GMT', 2000],
  ['a date that has passed', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['something else', 'soon', 300],
])('a server that asks for %s @O-10', (_, header, delay) => {
  expect(retryDelay(header, NOW)).toBe(delay);
});
