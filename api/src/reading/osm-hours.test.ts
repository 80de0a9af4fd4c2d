import { describe, expect, test } from '@jest/globals';
import { readOsmHours } from './osm-hours.ts';

describe('hours in the notation of OpenStreetMap', () => {
  test('reads around the clock @P-03', () => {
    const hours = readOsmHours('24/7');
    expect(Object.values(hours ?? {})).toEqual(Array(7).fill({ kind: 'around-the-clock' }));
  });

  test('reads days, a lunch break and closed days @P-03', () => {
    const hours = readOsmHours('Mo-Fr 08:00-12:00,13:00-18:00; Sa 09:00-14:00');
    expect(hours?.monday).toEqual({
      kind: 'hours',
      start: '08:00',
      end: '18:00',
      lunch: { start: '12:00', end: '13:00' },
    });
    expect(hours?.saturday).toEqual({ kind: 'hours', start: '09:00', end: '14:00', lunch: null });
    expect(hours?.sunday).toEqual({ kind: 'closed' });
  });

  test('keeps hours past midnight on the day on which they begin @P-03', () => {
    expect(readOsmHours('Fr 20:00-02:00')).toMatchObject({
      friday: { kind: 'hours', start: '20:00', end: '02:00' },
      saturday: { kind: 'closed' },
    });
  });

  test('reads a week of whole days and part of a day', () => {
    expect(readOsmHours('Mo-We 00:00-24:00; Th 09:00-17:00')).toMatchObject({
      wednesday: { kind: 'around-the-clock' },
      thursday: { kind: 'hours', start: '09:00', end: '17:00' },
      friday: { kind: 'closed' },
    });
  });

  test.each([
    'Mar-Oct Mo-Fr 08:00-18:00',
    'Mo-Fr 08:00-18:00; PH off',
    'Mo[1] 10:00-12:00',
    'Mo-Fr 08:00-18:00 "by appointment"',
    'Mo 08:00-09:00,10:00-11:00,12:00-13:00',
    'Mo-We 00:00-24:00; Th 00:00-02:00',
    'sunrise-sunset',
    'off',
    'nach Vereinbarung',
  ])('leaves %s as text', (text) => {
    expect(readOsmHours(text)).toBeNull();
  });
});
