import { describe, expect, test } from '@jest/globals';
import {
  exceptionRow,
  NO_SPECIAL_DRAFT,
  ruleRow,
  toServerDraftSpecialHours,
  USUAL_DAY,
} from '../domain/draft-special-hours.ts';
import { POINT_LIMITS } from '../domain/point-limits.ts';
import { specialHoursInput } from './hours-input.ts';
import { problemsOf } from './problems.ts';
import { strictObject } from './strict.ts';

const SpecialHoursInputSchema = specialHoursInput();
const sent = toServerDraftSpecialHours({
  exceptions: [{ ...exceptionRow('2026-12-31'), day: USUAL_DAY }],
  rules: [ruleRow('2026-11-25')],
  holidays: { policy: 'own-hours', day: USUAL_DAY },
});
const iso = (clock: string): string => `1970-01-01T${clock}:00.000Z`;

const special = (changes: object): unknown => ({
  ...toServerDraftSpecialHours(NO_SPECIAL_DRAFT),
  ...changes,
});
const exceptionsOf = (...rows: readonly object[]) =>
  special({ exceptions: rows.map((row) => ({ ...sent.exceptions[0], ...row })) });
const ruleOf = (changes: object) => special({ rules: [{ ...sent.rules[0], ...changes }] });
const hours = (changes: object) => ({ hours: { ...sent.rules[0]?.hours, ...changes } });

test('what a form sends is taken as it is, also as a part of a save @P-02 @X-04', () => {
  expect(problemsOf(SpecialHoursInputSchema, sent)).toEqual({});
  const SaveSchema = strictObject({ special_hours: specialHoursInput().optional() });
  expect(problemsOf(SaveSchema, {})).toEqual({});
  const special_hours = exceptionsOf({ to: '2026-12-30' });
  expect(problemsOf(SaveSchema, { special_hours })).toEqual({
    'special_hours.exceptions.0.to': { rule: 'dateRange' },
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
    ['a time that is none', ruleOf(hours({ start: '25:00' })), { 'rules.0.hours.start': { rule: 'choice' } }],
    ['a day without an end', ruleOf(hours({ end: null })), { 'rules.0.hours.end': { rule: 'required' } }],
    [
      'a break outside the hours',
      exceptionsOf(hours({ no_lunch_break: false, break_start: iso('17:00'), break_end: iso('19:00') })),
      { 'exceptions.0.hours.break_end': { rule: 'outsideHours' } },
    ],
    ['weeks on no day', ruleOf({ rrule: 'FREQ=WEEKLY;BYDAY=' }), { 'rules.0.rrule': { rule: 'choice' } }],
    ['a field too many', special({ days: [] }), { days: { rule: 'choice' } }],
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
      max: POINT_LIMITS.exceptions,
    });
  });
});
