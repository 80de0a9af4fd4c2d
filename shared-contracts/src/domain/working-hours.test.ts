import { describe, expect, test } from '@jest/globals';
import { type OpenState, openState, WEEKDAYS, type WorkingDay, type WorkingHours } from './working-hours.ts';

const everyDay = (day: WorkingDay): WorkingHours =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])) as WorkingHours;
const closed: WorkingDay = { kind: 'closed' };
const office: WorkingDay = {
  kind: 'hours',
  start: '09:00',
  end: '18:00',
  lunch: { start: '13:00', end: '14:00' },
};
const weekdaysOnly: WorkingHours = { ...everyDay(office), saturday: closed, sunday: closed };
const nightBar = everyDay({ kind: 'hours', start: '20:00', end: '02:00', lunch: null });
const nightShift = everyDay({
  kind: 'hours',
  start: '20:00',
  end: '06:00',
  lunch: { start: '01:00', end: '01:30' },
});

// Monday 2026-03-16; Almaty is UTC+5 since 2024-03-01, Moscow UTC+3.
describe('open state', () => {
  test.each<[string, WorkingHours, string, string, OpenState]>([
    [
      'in the morning',
      weekdaysOnly,
      '2026-03-16T07:00:00Z',
      'Europe/Moscow',
      { state: 'open', until: '18:00' },
    ],
    ['at lunch', weekdaysOnly, '2026-03-16T10:30:00Z', 'Europe/Moscow', { state: 'lunch', until: '14:00' }],
    [
      'before opening',
      weekdaysOnly,
      '2026-03-16T05:59:00Z',
      'Europe/Moscow',
      { state: 'closed', opens: { weekday: 'monday', time: '09:00' } },
    ],
    [
      'at the minute of closing',
      weekdaysOnly,
      '2026-03-16T15:00:00Z',
      'Europe/Moscow',
      { state: 'closed', opens: { weekday: 'tuesday', time: '09:00' } },
    ],
    [
      'over the weekend',
      weekdaysOnly,
      '2026-03-21T10:00:00Z',
      'Europe/Moscow',
      { state: 'closed', opens: { weekday: 'monday', time: '09:00' } },
    ],
    ['past midnight', nightBar, '2026-03-15T20:00:00Z', 'Asia/Almaty', { state: 'open', until: '02:00' }],
    [
      'after a night that ended',
      nightBar,
      '2026-03-15T21:00:00Z',
      'Asia/Almaty',
      { state: 'closed', opens: { weekday: 'monday', time: '20:00' } },
    ],
    [
      'on a break past midnight',
      nightShift,
      '2026-03-15T20:15:00Z',
      'Asia/Almaty',
      { state: 'lunch', until: '01:30' },
    ],
    [
      'around the clock',
      everyDay({ kind: 'around-the-clock' }),
      '2026-03-16T00:00:00Z',
      'America/Argentina/Buenos_Aires',
      { state: 'open', until: null },
    ],
    [
      'never open',
      everyDay(closed),
      '2026-03-16T07:00:00Z',
      'Europe/Moscow',
      { state: 'closed', opens: null },
    ],
  ])('%s', (_, hours, moment, timeZone, expected) => {
    expect(openState(hours, new Date(moment), timeZone)).toEqual(expected);
  });

  test('a point that opens once a week says so when today is over', () => {
    const mondays: WorkingHours = { ...everyDay(closed), monday: office };
    expect(openState(mondays, new Date('2026-03-16T20:00:00Z'), 'Europe/Moscow')).toEqual({
      state: 'closed',
      opens: { weekday: 'monday', time: '09:00' },
    });
  });
});
