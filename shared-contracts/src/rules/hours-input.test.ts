import { describe, expect, test } from '@jest/globals';
import {
  exceptionRow,
  HOURS_LIMITS,
  type HoursInput,
  NO_HOURS,
  ruleRow,
  toHoursInput,
} from '../forms/hours-values.ts';
import { SpecialHoursInputSchema, WorkingHoursInputSchema } from './hours-input.ts';
import { problemsOf } from './problems.ts';

const special = (changes: object): unknown => ({ ...toHoursInput(NO_HOURS).special_hours, ...changes });
const exceptionsOf = (...rows: readonly object[]) =>
  special({
    exceptions: rows.map((row) => ({
      ...toHoursInput({ ...NO_HOURS, exceptions: [exceptionRow('2026-12-31')] }).special_hours.exceptions[0],
      ...row,
    })),
  });
const ruleOf = (changes: object) => {
  const { rules } = toHoursInput({ ...NO_HOURS, rules: [ruleRow('2026-11-25')] }).special_hours;
  return special({ rules: [{ ...rules[0], ...changes }] });
};
const iso = (clock: string): string => `1970-01-01T${clock}:00.000Z`;
const monday = (changes: object): unknown => {
  const { working_hours }: HoursInput = toHoursInput({
    ...NO_HOURS,
    week: { ...NO_HOURS.week, monday: { ...NO_HOURS.week.monday, kind: 'hours' } },
  });
  return { ...working_hours, monday: { ...working_hours.monday, ...changes } };
};

test('what a form sends is taken as it is @P-02 @X-04', () => {
  const rows = { exceptions: [exceptionRow('2026-12-31')], rules: [ruleRow('2026-11-25')] };
  const { working_hours, special_hours } = toHoursInput({ ...NO_HOURS, ...rows });
  expect(problemsOf(WorkingHoursInputSchema, working_hours)).toEqual({});
  expect(problemsOf(SpecialHoursInputSchema, special_hours)).toEqual({});
});

describe('a week that is sent @P-04', () => {
  test.each([
    [
      'a break before the hours',
      { no_lunch_break: false, break_start: iso('08:00'), break_end: iso('10:00') },
      {
        'monday.break_start': { rule: 'outsideHours' },
      },
    ],
    [
      'a break that is too long',
      { no_lunch_break: false, break_start: iso('17:00'), break_end: iso('19:00') },
      {
        'monday.break_end': { rule: 'outsideHours' },
      },
    ],
    [
      'a break without an end',
      { no_lunch_break: false, break_start: iso('13:00') },
      {
        'monday.break_end': { rule: 'required' },
      },
    ],
    ['no end', { end: null }, { 'monday.end': { rule: 'required' } }],
    ['a time that is none', { start: '25:00' }, { 'monday.start': { rule: 'time' } }],
    ['a number for a time', { start: 9 }, { 'monday.start': { rule: 'choice' } }],
    ['a flag too many', { sunny: true }, { 'monday.sunny': { rule: 'choice' } }],
  ])('with %s is refused by the path of the field', (_, changes, expected) => {
    expect(problemsOf(WorkingHoursInputSchema, monday(changes))).toEqual(expected);
  });

  test('without a day is refused', () => {
    const { monday: _, ...rest } = toHoursInput(NO_HOURS).working_hours;
    expect(problemsOf(WorkingHoursInputSchema, rest)).toEqual({ monday: { rule: 'required' } });
  });
});

describe('special hours that are sent @X-04', () => {
  test.each([
    [
      'days that end before they begin',
      exceptionsOf({ to: '2026-12-30' }),
      {
        'exceptions.0.to': { rule: 'dateRange' },
      },
    ],
    [
      'days that overlap',
      exceptionsOf({}, { from: '2026-12-01', to: '2027-01-02' }),
      {
        'exceptions.1.from': { rule: 'overlap' },
      },
    ],
    ['a day that is none', exceptionsOf({ from: '2026-02-30' }), { 'exceptions.0.from': { rule: 'date' } }],
    ['a day of another age', exceptionsOf({ from: '0001-01-01' }), { 'exceptions.0.from': { rule: 'date' } }],
    [
      'a note without end',
      exceptionsOf({ note: 'x'.repeat(201) }),
      {
        'exceptions.0.note': { rule: 'maxLength', max: 200 },
      },
    ],
    [
      'a recurrence of every second',
      ruleOf({ rrule: 'FREQ=SECONDLY' }),
      { 'rules.0.rrule': { rule: 'choice' } },
    ],
    [
      'a recurrence of no week',
      ruleOf({ rrule: 'FREQ=WEEKLY;INTERVAL=0;BYDAY=SA' }),
      {
        'rules.0.rrule': { rule: 'choice' },
      },
    ],
    ['a recurrence without a beginning', ruleOf({ since: '' }), { 'rules.0.since': { rule: 'required' } }],
    [
      'a policy that is none',
      special({ holidays: { policy: 'maybe', hours: null } }),
      {
        'holidays.policy': { rule: 'choice' },
      },
    ],
  ])('with %s are refused by the path of the field', (_, sent, expected) => {
    expect(problemsOf(SpecialHoursInputSchema, sent)).toEqual(expected);
  });

  test('of too many exceptions are refused, however many', () => {
    const rows = Array.from({ length: 2000 }, () => ({}));
    expect(problemsOf(SpecialHoursInputSchema, exceptionsOf(...rows)).exceptions).toEqual({
      rule: 'tooMany',
      max: HOURS_LIMITS.exceptions,
    });
  });
});
