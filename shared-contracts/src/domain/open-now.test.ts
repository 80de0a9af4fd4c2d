import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOpenBy } from './is-open-by.ts';
import { type OpenSays, openNow, type PointWithHours } from './open-now.ts';
import { openState } from './open-state.ts';
import type { SpecialDay } from './special-hours.ts';
import { eachDay, type WorkingDay, type WorkingHours } from './working-hours.ts';

const CLOSED: WorkingDay = { kind: 'closed' };
const from = (start: string, end: string, lunch: [string, string] | null = null): WorkingDay => ({
  kind: 'hours',
  start,
  end,
  lunch: lunch && { start: lunch[0], end: lunch[1] },
});
const everyDay = (day: WorkingDay): WorkingHours => eachDay(() => day);
const office = everyDay(from('09:00', '18:00', ['13:00', '14:00']));
const weekdaysOnly = { ...office, saturday: CLOSED, sunday: CLOSED };
const night = everyDay(from('20:00', '02:00'));

const special = (date: string, day: WorkingDay | null, facts: Partial<SpecialDay> = {}): SpecialDay => ({
  date,
  reason: 'exception',
  day,
  mayDiffer: false,
  note: '',
  names: null,
  ...facts,
});

const point = (workingHours: WorkingHours | null, facts: Partial<PointWithHours> = {}): PointWithHours => ({
  workingHours,
  timeZone: 'Europe/Moscow',
  closing: null,
  status: 'accepted',
  specialHours: { days: [] },
  ...facts,
});
const says = (known: PointWithHours, moment: string): OpenSays => openNow(known, new Date(moment)).says;

// Monday 2026-03-16; Moscow is UTC+3.
describe('what is said of hours', () => {
  test.each<[string, WorkingHours, string, OpenSays]>([
    ['in the morning', office, '2026-03-16T07:00:00Z', { kind: 'open', until: '18:00' }],
    [
      'shortly before the break',
      office,
      '2026-03-16T09:50:40Z',
      { kind: 'break-soon', until: '13:00', minutes: 10 },
    ],
    ['at lunch', office, '2026-03-16T10:30:00Z', { kind: 'lunch', until: '14:00' }],
    ['an hour before closing', office, '2026-03-16T14:00:59Z', { kind: 'open', until: '18:00' }],
    [
      'shortly before closing',
      office,
      '2026-03-16T14:35:00Z',
      { kind: 'closes-soon', until: '18:00', minutes: 25 },
    ],
    [
      'in the last minute',
      office,
      '2026-03-16T14:59:59Z',
      { kind: 'closes-soon', until: '18:00', minutes: 1 },
    ],
    [
      'before opening',
      office,
      '2026-03-16T05:59:00Z',
      { kind: 'closed', opens: { day: 'today', date: '2026-03-16', time: '09:00' } },
    ],
    [
      'after closing',
      office,
      '2026-03-16T15:00:00Z',
      { kind: 'closed', opens: { day: 'tomorrow', date: '2026-03-17', time: '09:00' } },
    ],
    [
      'on a Friday evening',
      weekdaysOnly,
      '2026-03-20T16:00:00Z',
      { kind: 'closed', opens: { day: 'monday', date: '2026-03-23', time: '09:00' } },
    ],
    [
      'on a day off',
      weekdaysOnly,
      '2026-03-22T09:00:00Z',
      { kind: 'day-off', opens: { day: 'tomorrow', date: '2026-03-23', time: '09:00' } },
    ],
    ['past midnight', night, '2026-03-16T21:30:00Z', { kind: 'open', until: '02:00' }],
    [
      'past midnight, soon over',
      night,
      '2026-03-16T22:40:00Z',
      { kind: 'closes-soon', until: '02:00', minutes: 20 },
    ],
    ['around the clock', everyDay({ kind: 'around-the-clock' }), '2026-03-16T07:00:00Z', { kind: 'always' }],
    [
      'by day and night until tomorrow’s evening',
      { ...everyDay({ kind: 'around-the-clock' }), tuesday: from('00:00', '19:00'), wednesday: CLOSED },
      '2026-03-16T17:00:00Z',
      { kind: 'open', until: '19:00' },
    ],
    ['without any hours', everyDay(CLOSED), '2026-03-16T07:00:00Z', { kind: 'day-off', opens: null }],
  ])('%s @M-01', (_, hours, moment, expected) => {
    expect(says(point(hours), moment)).toEqual(expected);
  });

  test('who is open once a week says so by the weekday, the day of the week to come by its date @M-01', () => {
    const saturdays = { ...everyDay(CLOSED), saturday: from('10:00', '12:00') };
    expect(says(point(saturdays), '2026-03-15T09:00:00Z')).toMatchObject({ opens: { day: 'saturday' } });
    expect(says(point(saturdays), '2026-03-21T10:00:00Z')).toMatchObject({
      opens: { day: 'later', date: '2026-03-28' },
    });
  });

  test('who does not work for a time, for good, or by unknown hours says that alone @M-01', () => {
    const closing = { comment: 'Repairs', from: '2026-03-01', to: '2026-04-01' };
    const moment = '2026-03-16T07:00:00Z';
    expect(says(point(office, { closing }), moment)).toEqual({ kind: 'paused', reopens: '2026-04-01' });
    expect(says(point(office, { closing: { ...closing, to: null }, status: 'closed' }), moment)).toEqual({
      kind: 'gone',
    });
    expect(says(point(null), moment)).toEqual({ kind: 'unknown' });
  });

  test('an exception day counts more than the week, a holiday of unknown hours is told of beside them @X-04', () => {
    const moment = new Date('2026-03-16T07:00:00Z');
    const off = point(office, { specialHours: { days: [special('2026-03-16', CLOSED)] } });
    expect(openNow(off, moment).says).toMatchObject({ kind: 'day-off', opens: { day: 'tomorrow' } });
    const holiday = special('2026-03-16', null, { reason: 'holiday', mayDiffer: true });
    expect(openNow(point(office, { specialHours: { days: [holiday] } }), moment)).toMatchObject({
      says: { kind: 'open' },
      special: { mayDiffer: true },
    });
  });

  test('the minutes to closing are real ones where clocks leap', () => {
    const late = point(everyDay(from('20:00', '03:30')), { timeZone: 'Europe/Berlin' });
    // On 2026-03-29 clocks there go from 02:00 to 03:00.
    expect(says(late, '2026-03-29T00:50:00Z')).toEqual({ kind: 'closes-soon', until: '03:30', minutes: 40 });
  });
});

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 15 * 60_000).toISOString().slice(11, 16));
const day: fc.Arbitrary<WorkingDay> = fc.oneof(
  fc.constant(CLOSED),
  fc.constant<WorkingDay>({ kind: 'around-the-clock' }),
  fc.tuple(clock, clock).map(([start, end]) => from(start, end)),
  fc.constant(from('09:00', '18:00', ['13:00', '14:00'])),
  fc.constant(from('20:00', '06:00', ['01:00', '01:30'])),
);
const week: fc.Arbitrary<WorkingHours> = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days) => Object.fromEntries(Object.keys(office).map((name, at) => [name, days[at]])) as WorkingHours);
const zone = fc.constantFrom(
  'Europe/Moscow',
  'Asia/Almaty',
  'America/Argentina/Buenos_Aires',
  'Europe/Berlin',
);
const moment = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2026-12-31T00:00:00Z') })
  .map((time) => new Date(time));
const DAY_MS = 86_400_000;

test('says open exactly where a point is open, whatever its hours @M-01', () => {
  fc.assert(
    fc.property(week, zone, moment, (hours, timeZone, at) => {
      const isOpen = openState(hours, at, timeZone).state === 'open';
      expect(isOpenBy(openNow(point(hours, { timeZone }), at).says)).toBe(isOpen);
    }),
  );
});

test('what is open all day and closes in more than a day is said anew when the closing is a day away @M-01', () => {
  const hours = {
    ...everyDay({ kind: 'around-the-clock' }),
    friday: from('00:00', '01:15'),
    saturday: CLOSED,
  };
  const known = point(hours, { timeZone: 'Europe/Berlin' });
  const { says: first, renewsAt } = openNow(known, new Date('2026-01-01T00:00:00Z'));
  expect(first).toEqual({ kind: 'always' });
  expect(renewsAt).toEqual(new Date('2026-01-01T00:15:00Z'));
  expect(says(known, '2026-01-01T00:14:00Z')).toEqual({ kind: 'always' });
  expect(says(known, '2026-01-01T00:15:00Z')).toEqual({ kind: 'open', until: '01:15' });
});

test('what is said holds until the moment at which it is to be said anew @M-01', () => {
  fc.assert(
    fc.property(
      week,
      zone,
      moment,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (hours, timeZone, at, part) => {
        const known = point(hours, { timeZone });
        const { says: first, renewsAt } = openNow(known, at);
        const end = renewsAt?.getTime() ?? at.getTime() + DAY_MS;
        expect(end).toBeGreaterThan(at.getTime());
        const later = new Date(at.getTime() + Math.floor(part * (end - 1 - at.getTime())));
        expect(openNow(known, later).says).toEqual(first);
      },
    ),
  );
});
