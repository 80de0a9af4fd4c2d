import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DraftDay, NO_HOURS } from '../domain/draft-hours.ts';
import {
  type DraftSpecialHours,
  exceptionRow,
  NO_SPECIAL_DRAFT,
  ruleRow,
  USUAL_DAY,
  USUAL_LUNCH,
} from '../domain/draft-special-hours.ts';
import { eachDay, WEEKDAYS } from '../domain/working-hours.ts';
import { hoursProblems, specialHoursProblems } from './hours-problems.ts';
import { MONTH_PLACES, type RuleChoice, toRrule, toRuleChoice } from './rule-choice.ts';

const required = { rule: 'required' };
const wrong: DraftDay = { ...USUAL_DAY, start: '' };
const exceptionsOf = (...exceptions: DraftSpecialHours['exceptions']) =>
  specialHoursProblems({ ...NO_SPECIAL_DRAFT, exceptions });

test('problems of special hours are named by the paths of their fields @P-02 @X-04', () => {
  const values: DraftSpecialHours = {
    exceptions: [exceptionRow('2026-12-31'), { ...exceptionRow(''), day: wrong }],
    rules: [{ ...ruleRow(''), every: '0', weekdays: eachDay(() => false), day: wrong }],
    holidays: { policy: 'own-hours', day: wrong },
  };
  expect(specialHoursProblems(values)).toEqual({
    'exceptions.1.from': required,
    'exceptions.1.day.start': required,
    'rules.0.every': { rule: 'between', min: 1, max: 12 },
    'rules.0.weekdays': { rule: 'weekday' },
    'rules.0.since': required,
    'rules.0.day.start': required,
    'holidays.day.start': required,
  });
  const holidays = { policy: 'closed', day: wrong } as const;
  expect(specialHoursProblems({ ...NO_SPECIAL_DRAFT, holidays })).toEqual({});
});

test('a monthly rule is not asked for its weeks', () => {
  const row = {
    ...ruleRow('2026-11-25'),
    repeats: 'months' as const,
    every: '',
    weekdays: eachDay(() => false),
  };
  expect(specialHoursProblems({ ...NO_SPECIAL_DRAFT, rules: [row] })).toEqual({});
});

describe('exception days @X-04', () => {
  const row = exceptionRow('2026-12-31');

  test.each([
    ['end before they begin', { ...row, to: '2026-12-30' }, { 'exceptions.0.to': { rule: 'dateRange' } }],
    ['are of no calendar', { ...row, from: '2026-02-30' }, { 'exceptions.0.from': { rule: 'date' } }],
    ['are of another age', { ...row, to: '9999-01-01' }, { 'exceptions.0.to': { rule: 'date' } }],
    [
      'say too much',
      { ...row, note: 'x'.repeat(201) },
      { 'exceptions.0.note': { rule: 'maxLength', max: 200 } },
    ],
    ['are one day', { ...row, to: '' }, {}],
  ])('that %s', (_, given, expected) => {
    expect(exceptionsOf(given)).toEqual(expected);
  });

  test.each([
    ['2026-12-31', '2026-12-31', true],
    ['2026-12-01', '2026-12-31', true],
    ['2026-12-01', '2027-01-31', true],
    ['2027-01-01', '2027-01-02', false],
    ['2026-12-01', '2026-12-30', false],
  ])('from %s to %s overlap: %s', (from, to, isOverlap) => {
    const other = { ...row, from, to };
    expect(exceptionsOf(row, other)).toEqual(isOverlap ? { 'exceptions.1.from': { rule: 'overlap' } } : {});
  });

  test('are at most fifty', () => {
    const rows = Array.from({ length: 51 }, () => row);
    expect(exceptionsOf(...rows)).toMatchObject({ exceptions: { rule: 'tooMany', max: 50 } });
  });
});

test('a week may lack times as long as it is a draft, and a break must lie in its day @P-04', () => {
  const monday: DraftDay = { ...USUAL_DAY, lunch: { start: '08:00', end: '' } };
  const tuesday: DraftDay = { ...USUAL_DAY, lunch: { ...USUAL_LUNCH, end: '12:00' } };
  const friday: DraftDay = { ...USUAL_DAY, lunch: { start: '17:30', end: '18:30' } };
  const workingHours = { ...NO_HOURS, monday, tuesday, friday };
  expect(hoursProblems({ workingHours, specialHours: NO_SPECIAL_DRAFT })).toEqual({
    'workingHours.tuesday.lunch.end': { rule: 'timeOrder' },
    'workingHours.friday.lunch.end': { rule: 'outsideHours' },
  });
});

const choice: fc.Arbitrary<RuleChoice> = fc.oneof(
  fc.record({
    repeats: fc.constant('weeks' as const),
    every: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
  }),
  fc.record({
    repeats: fc.constant('months' as const),
    place: fc.constantFrom(...MONTH_PLACES),
    weekday: fc.constantFrom(...WEEKDAYS),
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
