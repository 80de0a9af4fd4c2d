import { describe, expect, test } from '@jest/globals';
import { clockOf, weekendAt } from './weekend.ts';

describe('this weekend', () => {
  test.each([
    ['on a Monday', '2026-11-23T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['on a Friday', '2026-11-27T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['on Saturday itself', '2026-11-28T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['on Sunday, what is left of it', '2026-11-29T12:00:00Z', '2026-11-29', '2026-11-29'],
    ['over the turn of a year', '2026-12-30T12:00:00Z', '2027-01-02', '2027-01-03'],
  ])('is %s @E-01', (_, now, from, to) => {
    expect(weekendAt(new Date(now), 'Asia/Almaty')).toEqual({ from, to });
  });

  test('begins and ends by the clock there, not by that of Greenwich @E-01', () => {
    const lastMinutes = new Date('2026-11-29T18:59:00Z');
    const monday = new Date('2026-11-29T19:00:00Z');
    expect(weekendAt(lastMinutes, 'Asia/Almaty').from).toBe('2026-11-29');
    expect(weekendAt(monday, 'Asia/Almaty').from).toBe('2026-12-05');
    expect(weekendAt(monday, 'America/Argentina/Buenos_Aires').from).toBe('2026-11-29');
  });
});

describe('the clock of a city', () => {
  test.each([
    ['RU', 37.6, 'Europe/Moscow'],
    ['KZ', 51.2, 'Asia/Almaty'],
    ['AR', -58.4, 'America/Argentina/Buenos_Aires'],
    ['US', -74, 'Etc/GMT+5'],
    ['JP', 139.7, 'Etc/GMT-9'],
    ['GB', -0.1, 'Etc/GMT'],
  ])('of %s at %d is %s @E-01', (country, lng, zone) => {
    expect(clockOf({ country, lng })).toBe(zone);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
