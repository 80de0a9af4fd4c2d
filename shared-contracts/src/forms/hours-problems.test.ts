import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_SPECIAL_HOURS } from '../domain/special-hours.ts';
import { WEEKDAYS } from '../domain/working-hours.ts';
import { dayProblems, hasWorkingDay, hoursProblems } from './hours-problems.ts';
import {
  CLOSED_DAY,
  type DayValues,
  exceptionRow,
  type HoursValues,
  NO_HOURS,
  ruleRow,
  toHoursInput,
  toHoursValues,
  toHoursValuesOfServer,
} from './hours-values.ts';
import { type RuleChoice, toRrule, toRuleChoice } from './rule-choice.ts';

const day = (changes: Partial<DayValues>): DayValues => ({ ...CLOSED_DAY, kind: 'hours', ...changes });

describe('the hours of a day @P-04', () => {
  test.each<[string, Partial<DayValues>, object]>([
    ['without a beginning', { start: '' }, { start: { rule: 'required' } }],
    ['with a time that is none', { end: '24:00' }, { end: { rule: 'time' } }],
    ['whose break is empty', { hasLunch: true, lunchStart: '' }, { lunchStart: { rule: 'required' } }],
    [
      'whose break begins before it',
      { hasLunch: true, lunchStart: '08:59' },
      { lunchStart: { rule: 'outsideHours' } },
    ],
    [
      'whose break ends after it',
      { hasLunch: true, lunchEnd: '18:01' },
      { lunchEnd: { rule: 'outsideHours' } },
    ],
    [
      'whose break ends before it begins',
      { hasLunch: true, lunchEnd: '12:59' },
      { lunchEnd: { rule: 'timeOrder' } },
    ],
    ['whose break takes no time', { hasLunch: true, lunchEnd: '13:00' }, { lunchEnd: { rule: 'timeOrder' } }],
    ['with a break that is switched off', { lunchStart: '' }, {}],
    ['as they usually are', { hasLunch: true }, {}],
    [
      'past midnight',
      { start: '20:00', end: '02:00', hasLunch: true, lunchStart: '23:30', lunchEnd: '00:30' },
      {},
    ],
    ['until the same time', { start: '09:00', end: '09:00', hasLunch: true }, {}],
    ['with a break that ends with them', { hasLunch: true, lunchEnd: '18:00' }, {}],
    ['that are none', { kind: 'closed', start: '' }, {}],
  ])('%s', (_, changes, expected) => {
    expect(dayProblems(day(changes))).toEqual(expected);
  });
});

test('problems are named by the paths of their fields @P-04', () => {
  const wrong = day({ start: '' });
  const values: HoursValues = {
    week: { ...NO_HOURS.week, friday: wrong },
    exceptions: [exceptionRow('2026-12-31'), { ...exceptionRow(''), day: wrong }],
    rules: [{ ...ruleRow(''), every: '0', weekdays: NO_WEEKDAYS, day: wrong }],
    holidays: { policy: 'own-hours', day: wrong },
  };
  const required = { rule: 'required' };
  expect(hoursProblems(values)).toEqual({
    'week.friday.start': required,
    'exceptions.1.from': required,
    'exceptions.1.day.start': required,
    'rules.0.every': { rule: 'between', min: 1, max: 12 },
    'rules.0.weekdays': { rule: 'weekday' },
    'rules.0.since': required,
    'rules.0.day.start': required,
    'holidays.day.start': required,
  });
  const holidays = { policy: 'closed', day: wrong } as const;
  expect(hoursProblems({ ...NO_HOURS, holidays })).toEqual({});
});

const NO_WEEKDAYS = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, false])) as ReturnType<
  typeof ruleRow
>['weekdays'];

test('a day by rule is a working day, an exception is none', () => {
  expect(hasWorkingDay(NO_HOURS)).toBe(false);
  expect(hasWorkingDay({ ...NO_HOURS, rules: [ruleRow('2026-11-25')] })).toBe(true);
  expect(hasWorkingDay({ ...NO_HOURS, week: { ...NO_HOURS.week, sunday: day({}) } })).toBe(true);
});

const weekday = fc.constantFrom(...WEEKDAYS);
const choice: fc.Arbitrary<RuleChoice> = fc.oneof(
  fc.record({
    repeats: fc.constant('weeks' as const),
    every: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(weekday, { minLength: 1 }),
  }),
  fc.record({
    repeats: fc.constant('months' as const),
    place: fc.constantFrom('1' as const, '2' as const, '3' as const, '4' as const, '-1' as const),
    weekday,
  }),
);

test('a choice in plain words survives the way into a recurrence rule and back', () => {
  fc.assert(fc.property(choice, (given) => expect(toRuleChoice(toRrule(given))).toEqual(given)));
});

test.each([
  '',
  'FREQ=DAILY',
  'FREQ=MONTHLY;BYDAY=5MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;INTERVAL=13;BYDAY=MO',
])('the recurrence %j has no plain words', (rrule) => {
  expect(toRuleChoice(rrule)).toBeNull();
});

test('hours that keep the rules survive the way to the server and back', () => {
  const values: HoursValues = {
    week: {
      ...NO_HOURS.week,
      monday: day({ hasLunch: true }),
      sunday: { ...CLOSED_DAY, kind: 'around-the-clock' },
    },
    exceptions: [{ ...exceptionRow('2026-12-31'), note: ' Inventory ', to: '' }],
    rules: [
      ruleRow('2026-11-25'),
      { ...ruleRow('2026-11-25'), repeats: 'months', place: '-1', weekday: 'friday' },
    ],
    holidays: { policy: 'own-hours', day: day({ end: '12:00' }) },
  };
  const { working_hours, special_hours } = toHoursInput(values);
  const back = toHoursValuesOfServer(working_hours, special_hours);
  expect(toHoursInput(back)).toEqual({ working_hours, special_hours });
  expect(back.exceptions).toMatchObject([{ from: '2026-12-31', to: '2026-12-31', note: 'Inventory' }]);
  expect(toHoursValues(null, NO_SPECIAL_HOURS)).toEqual(NO_HOURS);
});
