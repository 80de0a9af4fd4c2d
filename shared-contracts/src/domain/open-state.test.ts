import { describe, expect, test } from '@jest/globals';
import { type OpenState, openState, wallClock } from './open-state.ts';
import type { SpecialDay } from './special-hours.ts';
import { WEEKDAYS, type WorkingDay, type WorkingHours } from './working-hours.ts';

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
      { state: 'closed', opens: { weekday: 'monday', date: '2026-03-16', time: '09:00' } },
    ],
    [
      'at the minute of closing',
      weekdaysOnly,
      '2026-03-16T15:00:00Z',
      'Europe/Moscow',
      { state: 'closed', opens: { weekday: 'tuesday', date: '2026-03-17', time: '09:00' } },
    ],
    [
      'over the weekend',
      weekdaysOnly,
      '2026-03-21T10:00:00Z',
      'Europe/Moscow',
      { state: 'closed', opens: { weekday: 'monday', date: '2026-03-23', time: '09:00' } },
    ],
    ['past midnight', nightBar, '2026-03-15T20:00:00Z', 'Asia/Almaty', { state: 'open', until: '02:00' }],
    [
      'after a night that ended',
      nightBar,
      '2026-03-15T21:00:00Z',
      'Asia/Almaty',
      { state: 'closed', opens: { weekday: 'monday', date: '2026-03-16', time: '20:00' } },
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
      opens: { weekday: 'monday', date: '2026-03-23', time: '09:00' },
    });
  });
});

describe('the edges of a day', () => {
  /** The state on Monday 2026-03-16 in Moscow, or on the day after it. */
  const at = (hours: WorkingHours, time: string, date = '2026-03-16') =>
    openState(hours, new Date(`${date}T${time}:00+03:00`), 'Europe/Moscow').state;

  test.each([
    ['08:59', 'closed'],
    ['09:00', 'open'],
    ['12:59', 'open'],
    ['13:00', 'lunch'],
    ['13:59', 'lunch'],
    ['14:00', 'open'],
    ['17:59', 'open'],
    ['18:00', 'closed'],
  ])('of an office: at %s it is %s', (time, state) => {
    expect(at(weekdaysOnly, time)).toBe(state);
  });

  test.each([
    ['00:59', 'open'],
    ['01:00', 'lunch'],
    ['01:29', 'lunch'],
    ['01:30', 'open'],
    ['05:59', 'open'],
    ['06:00', 'closed'],
    ['19:59', 'closed'],
    ['20:00', 'open'],
  ])('of a night shift: at %s it is %s', (time, state) => {
    expect(at(nightShift, time)).toBe(state);
  });

  test('a break that begins with the night is on the first day', () => {
    const night: WorkingDay = {
      kind: 'hours',
      start: '20:00',
      end: '06:00',
      lunch: { start: '20:00', end: '20:30' },
    };
    expect(at(everyDay(night), '20:00')).toBe('lunch');
    expect(at(everyDay(night), '20:30')).toBe('open');
  });

  test('a day from one time to the same time lasts until the next day', () => {
    const hours: WorkingHours = {
      ...everyDay(closed),
      monday: { kind: 'hours', start: '09:00', end: '09:00', lunch: null },
    };
    expect(at(hours, '08:59')).toBe('closed');
    expect(at(hours, '23:59')).toBe('open');
    expect(at(hours, '08:59', '2026-03-17')).toBe('open');
    expect(at(hours, '09:00', '2026-03-17')).toBe('closed');
  });

  test('a day around the clock ends at midnight, and is what a closed point waits for', () => {
    const hours: WorkingHours = { ...everyDay(closed), monday: { kind: 'around-the-clock' } };
    expect(at(hours, '23:59')).toBe('open');
    expect(openState(hours, new Date('2026-03-17T00:00:00+03:00'), 'Europe/Moscow')).toEqual({
      state: 'closed',
      opens: { weekday: 'monday', date: '2026-03-23', time: '00:00' },
    });
  });

  test('a point that opens later today says so', () => {
    const hours: WorkingHours = {
      ...everyDay(closed),
      monday: { kind: 'hours', start: '20:00', end: '02:00', lunch: null },
    };
    expect(openState(hours, new Date('2026-03-16T19:59:00+03:00'), 'Europe/Moscow')).toEqual({
      state: 'closed',
      opens: { weekday: 'monday', date: '2026-03-16', time: '20:00' },
    });
  });
});

describe('a special day @X-04', () => {
  const special = (date: string, day: WorkingDay | null, more: Partial<SpecialDay> = {}): SpecialDay => ({
    date,
    reason: 'exception',
    day,
    mayDiffer: false,
    note: '',
    names: null,
    ...more,
  });
  const at = (local: string, ...days: SpecialDay[]) =>
    openState(weekdaysOnly, new Date(`${local}:00+03:00`), 'Europe/Moscow', days);
  const short: WorkingDay = { kind: 'hours', start: '10:00', end: '12:00', lunch: null };

  test('holds instead of the day of the week', () => {
    expect(at('2026-03-16T11:00', special('2026-03-16', closed)).state).toBe('closed');
    expect(at('2026-03-16T11:59', special('2026-03-16', short))).toEqual({ state: 'open', until: '12:00' });
    expect(at('2026-03-16T12:00', special('2026-03-16', short)).state).toBe('closed');
    expect(at('2026-03-21T11:00', special('2026-03-21', short)).state).toBe('open');
    expect(at('2026-03-17T11:00', special('2026-03-16', closed)).state).toBe('open');
  });

  test('lasts past midnight, and begins at the midnight of the place', () => {
    const night = special('2026-03-21', { kind: 'hours', start: '20:00', end: '02:00', lunch: null });
    expect(at('2026-03-22T01:59', night)).toEqual({ state: 'open', until: '02:00' });
    expect(at('2026-03-22T02:00', night).state).toBe('closed');
    const overnight = (...days: SpecialDay[]) =>
      openState(nightBar, new Date('2026-03-16T20:30:00Z'), 'Asia/Almaty', days);
    expect(overnight(special('2026-03-16', closed)).state).toBe('closed');
    expect(overnight(special('2026-03-17', closed)).state).toBe('open');
  });

  test('is what a closed point waits for, or waits through', () => {
    expect(at('2026-03-20T19:00', special('2026-03-22', short))).toEqual({
      state: 'closed',
      opens: { weekday: 'sunday', date: '2026-03-22', time: '10:00' },
    });
    const holidays = Array.from({ length: 12 }, (_, day) => special(`2026-03-${16 + day}`, closed));
    expect(at('2026-03-16T11:00', ...holidays)).toEqual({
      state: 'closed',
      opens: { weekday: 'monday', date: '2026-03-30', time: '09:00' },
    });
  });

  test('of which nothing is known leaves the hours of the week', () => {
    const holiday = special('2026-03-16', null, { reason: 'holiday', mayDiffer: true });
    expect(at('2026-03-16T11:00', holiday)).toEqual({ state: 'open', until: '18:00' });
  });
});

test.each([
  ['2026-03-14T20:05:00Z', 'Asia/Almaty', { date: '2026-03-15', weekday: 'sunday', time: '01:05' }],
  ['2026-03-14T19:00:00Z', 'Asia/Almaty', { date: '2026-03-15', weekday: 'sunday', time: '00:00' }],
  [
    '2026-03-14T20:05:00Z',
    'America/Argentina/Buenos_Aires',
    { date: '2026-03-14', weekday: 'saturday', time: '17:05' },
  ],
])('%s in %s is a weekday and a time of the clock there', (moment, timeZone, expected) => {
  expect(wallClock(new Date(moment), timeZone)).toEqual(expected);
});
