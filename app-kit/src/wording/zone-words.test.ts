import { expect, test } from '@jest/globals';
import { zoneOffset } from './zone-words.ts';

test.each([
  ['2026-11-28T05:00:00Z', 'Asia/Almaty', 'UTC+5'],
  ['2024-02-01T05:00:00Z', 'Asia/Almaty', 'UTC+6'],
  ['2026-07-01T05:00:00Z', 'Europe/Berlin', 'UTC+2'],
  ['2026-12-01T05:00:00Z', 'Europe/Berlin', 'UTC+1'],
  ['2026-12-01T05:00:00Z', 'America/Argentina/Buenos_Aires', 'UTC−3'],
  ['2026-12-01T05:00:00Z', 'UTC', 'UTC+0'],
])('at %s the clocks of %s are at %s @E-02', (moment, zone, offset) => {
  expect(zoneOffset(new Date(moment), zone)).toBe(offset);
});
