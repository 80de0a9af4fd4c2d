import { serverPoint } from '@ecocircle/app-kit/testing';
import {
  eachDay,
  openNow,
  type RecyclingPoint,
  type SpecialDay,
  toRecyclingPoint,
  type WorkingDay,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromListedHours } from './listed-hours.ts';
import { sayAnew, sayHours } from './say-hours.ts';
import { toListedHours } from './to-listed-hours.ts';
import { toSummary } from './to-summary.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const POINT = toRecyclingPoint(serverPoint('7'));

const hours = (start: string, end: string): WorkingDay => ({ kind: 'hours', start, end, lunch: null });
const special = (date: string, day: WorkingDay | null): SpecialDay => ({
  date,
  reason: 'holiday',
  day,
  mayDiffer: day === null,
  note: 'Ask at the gate',
  names: null,
});
const withDays = (days: readonly SpecialDay[]): RecyclingPoint => ({
  ...POINT,
  specialHours: { ...POINT.specialHours, days },
});

const days = [hours('09:00', '18:00'), hours('22:00', '06:00'), { kind: 'closed' }] as const;
const week = fc.array(fc.constantFrom<WorkingDay>(...days, { kind: 'around-the-clock' }), {
  minLength: 7,
  maxLength: 7,
});

function withWeek(given: readonly WorkingDay[]): RecyclingPoint {
  const left = [...given];
  return { ...POINT, workingHours: eachDay(() => left.shift() as WorkingDay) };
}

test('whatever a week is made of, a row says the same of it as the point', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 7 * 24 }), (given, later) => {
      const point = withWeek(given);
      const moment = new Date(NOW.valueOf() + later * 3_600_000);
      expect(openNow(fromListedHours(toListedHours(point, NOW), null), moment)).toEqual(
        openNow(point, moment),
      );
      expect(sayAnew(toSummary(point, NOW), moment)).toEqual(sayHours(point, moment));
    }),
  );
});

test('whatever a week is made of, what a row came with holds until the minute that it came with', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 24 * 60 }), (given, later) => {
      const { open, renews, ...row } = toSummary(withWeek(given), NOW);
      const minute = later % ((renews ?? Number.POSITIVE_INFINITY) - NOW.valueOf() / 60_000);
      const moment = new Date(NOW.valueOf() + minute * 60_000);
      expect(sayAnew({ ...row, open, renews }, moment).open).toEqual(open);
    }),
  );
});

test('days that are alike are told once', () => {
  const point = { ...POINT, workingHours: eachDay(() => hours('09:00', '18:00')) };
  expect(toListedHours(point, NOW).week).toEqual({ kinds: [hours('09:00', '18:00')], days: '0000000' });
});

test('unknown hours stay unknown', () => {
  expect(fromListedHours(toListedHours({ ...POINT, workingHours: null }, NOW), null).workingHours).toBeNull();
});

test('a holiday of which the point says nothing is told shortly before, other hours two weeks ahead, neither by name', () => {
  const specials = [
    special('2026-11-24', null),
    special('2026-11-27', null),
    special('2026-12-05', { kind: 'closed' }),
    special('2026-12-20', { kind: 'closed' }),
  ];
  const listed = toListedHours(withDays(specials), NOW).special;
  expect(listed.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-05']);
  expect(listed.map(({ note }) => note)).toEqual(['', '']);
});
