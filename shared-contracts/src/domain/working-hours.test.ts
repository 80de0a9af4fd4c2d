import { describe, expect, test } from '@jest/globals';
import { Answer } from '../api/answer.ts';
import {
  type OpenState,
  openState,
  type ServerWorkingDay,
  toServerWorkingHours,
  toWorkingHours,
  WEEKDAYS,
  type WorkingDay,
  type WorkingHours,
  wallClock,
} from './working-hours.ts';

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
      opens: { weekday: 'monday', time: '00:00' },
    });
  });

  test('a point that opens later today says so', () => {
    const hours: WorkingHours = {
      ...everyDay(closed),
      monday: { kind: 'hours', start: '20:00', end: '02:00', lunch: null },
    };
    expect(openState(hours, new Date('2026-03-16T19:59:00+03:00'), 'Europe/Moscow')).toEqual({
      state: 'closed',
      opens: { weekday: 'monday', time: '20:00' },
    });
  });
});

test.each([
  ['2026-03-14T20:05:00Z', 'Asia/Almaty', { weekday: 'sunday', time: '01:05' }],
  ['2026-03-14T19:00:00Z', 'Asia/Almaty', { weekday: 'sunday', time: '00:00' }],
  ['2026-03-14T20:05:00Z', 'America/Argentina/Buenos_Aires', { weekday: 'saturday', time: '17:05' }],
])('%s in %s is a weekday and a time of the clock there', (moment, timeZone, expected) => {
  expect(wallClock(new Date(moment), timeZone)).toEqual(expected);
});

describe('a day of the server', () => {
  const iso = (clock: string) => `1970-01-01T${clock}:00.000Z`;
  const officeOfServer: ServerWorkingDay = {
    start: iso('09:00'),
    end: iso('18:00'),
    break_start: iso('13:00'),
    break_end: iso('14:00'),
    works_full_day: false,
    no_lunch_break: false,
    no_data: false,
  };
  const noTimes = { start: null, end: null, break_start: null, break_end: null };
  const week = (day: ServerWorkingDay) => Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]));
  const withoutLunch = { ...office, lunch: null };

  test.each<[string, Partial<ServerWorkingDay>, WorkingDay]>([
    ['with all times', {}, office],
    ['with a date and a zone of its own', { start: '2024-05-01T09:00:00+05:00' }, office],
    ['that is said to have no break', { no_lunch_break: true }, withoutLunch],
    ['whose break does not begin', { break_start: null }, withoutLunch],
    ['whose break does not end', { break_end: null }, withoutLunch],
    ['that does not begin', { start: null }, closed],
    ['that does not end', { end: null }, closed],
    ['without data', { no_data: true }, closed],
    ['around the clock, whatever its times', { works_full_day: true }, { kind: 'around-the-clock' }],
    ['around the clock, without data', { works_full_day: true, no_data: true }, { kind: 'around-the-clock' }],
  ])('%s is read', (_, changes, expected) => {
    expect(toWorkingHours(Answer.of(week({ ...officeOfServer, ...changes })))).toEqual(everyDay(expected));
  });

  test.each(Object.keys(officeOfServer))('without %s is refused by the path of the field', (field) => {
    const { [field as keyof ServerWorkingDay]: _, ...rest } = officeOfServer;
    const hours = { ...week(officeOfServer), tuesday: rest };
    expect(() => toWorkingHours(Answer.of(hours))).toThrow(`answer.tuesday.${field} is not`);
  });

  test.each<[string, WorkingDay, ServerWorkingDay]>([
    ['hours with a break', office, officeOfServer],
    [
      'hours without a break',
      withoutLunch,
      { ...officeOfServer, break_start: null, break_end: null, no_lunch_break: true },
    ],
    ['a closed day', closed, { ...noTimes, works_full_day: false, no_lunch_break: true, no_data: true }],
    [
      'a day around the clock',
      { kind: 'around-the-clock' },
      { ...noTimes, works_full_day: true, no_lunch_break: true, no_data: false },
    ],
  ])('is written from %s', (_, day, expected) => {
    expect(toServerWorkingHours(everyDay(day))).toEqual(week(expected));
  });

  test('keeps its place in the week', () => {
    const hours: WorkingHours = { ...everyDay(closed), wednesday: office };
    expect(toWorkingHours(Answer.of(toServerWorkingHours(hours)))).toEqual(hours);
  });
});
