import { describe, expect, test } from '@jest/globals';
import { Answer } from '../api/answer.ts';
import {
  type ServerWorkingDay,
  toServerWorkingHours,
  toWorkingHours,
  WEEKDAYS,
  type WorkingDay,
  type WorkingHours,
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
