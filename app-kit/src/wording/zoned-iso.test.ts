import { expect, test } from '@jest/globals';
import { zonedIso } from './zoned-iso.ts';

test.each([
  ['Asia/Almaty', '2026-11-28T10:00:00+05:00'],
  ['America/Argentina/Buenos_Aires', '2026-11-28T02:00:00-03:00'],
  ['Asia/Kathmandu', '2026-11-28T10:45:00+05:45'],
  ['UTC', '2026-11-28T05:00:00+00:00'],
])('a moment in %s carries the offset of the zone @R-08', (timeZone, expected) => {
  expect(zonedIso('2026-11-28T05:00:00.000Z', timeZone)).toBe(expected);
  expect(new Date(expected).toISOString()).toBe('2026-11-28T05:00:00.000Z');
});

test('midnight is hour 00 of the new day @R-08', () => {
  expect(zonedIso('2026-11-27T19:00:00.000Z', 'Asia/Almaty')).toBe('2026-11-28T00:00:00+05:00');
});
