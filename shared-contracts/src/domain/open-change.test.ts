import { expect, test } from '@jest/globals';
import { openChange } from './open-change.ts';
import type { SpecialDay } from './special-hours.ts';
import { eachDay, type WorkingDay } from './working-hours.ts';

const from = (start: string, end: string, lunch: [string, string] | null = null): WorkingDay => ({
  kind: 'hours',
  start,
  end,
  lunch: lunch && { start: lunch[0], end: lunch[1] },
});
const everyDay = (day: WorkingDay) => eachDay(() => day);
const office = everyDay(from('09:00', '18:00', ['13:00', '14:00']));
const night = everyDay(from('20:00', '06:00', ['01:00', '01:30']));
const allDay = everyDay({ kind: 'around-the-clock' });
const weekend = eachDay(
  (day): WorkingDay => (day === 'saturday' ? from('10:00', '12:00') : { kind: 'closed' }),
);

test.each([
  ['until lunch', office, '2026-03-16T07:00:30Z', 'Europe/Moscow', true, '2026-03-16T10:00:00Z'],
  ['until lunch is over', office, '2026-03-16T10:00:00Z', 'Europe/Moscow', false, '2026-03-16T11:00:00Z'],
  ['until closing', office, '2026-03-16T14:59:59Z', 'Europe/Moscow', true, '2026-03-16T15:00:00Z'],
  ['until the morning', office, '2026-03-16T15:00:00Z', 'Europe/Moscow', false, '2026-03-17T06:00:00Z'],
  [
    'until a break past midnight',
    night,
    '2026-03-16T17:00:00Z',
    'Europe/Moscow',
    true,
    '2026-03-16T22:00:00Z',
  ],
  ['until a night ends', night, '2026-03-16T22:30:00Z', 'Europe/Moscow', true, '2026-03-17T03:00:00Z'],
  [
    'over the night that loses an hour',
    office,
    '2026-03-28T18:00:00Z',
    'Europe/Berlin',
    false,
    '2026-03-29T07:00:00Z',
  ],
  ['over many closed days', weekend, '2026-03-16T07:00:00Z', 'Europe/Moscow', false, '2026-03-21T07:00:00Z'],
  ['for ever around the clock', allDay, '2026-03-16T07:00:00Z', 'Europe/Moscow', true, null],
  ['for ever', everyDay({ kind: 'closed' }), '2026-03-16T07:00:00Z', 'Europe/Moscow', false, null],
] as const)('a point is as it is %s', (_, hours, now, zone, isOpen, until) => {
  expect(openChange(hours, new Date(now), zone)).toEqual({ isOpen, until: until && new Date(until) });
});

test('a special day counts more than the week', () => {
  const closed: SpecialDay = {
    date: '2026-03-17',
    reason: 'exception',
    day: { kind: 'closed' },
    mayDiffer: false,
    note: '',
    names: null,
  };
  expect(openChange(allDay, new Date('2026-03-16T07:00:00Z'), 'UTC', [closed])).toEqual({
    isOpen: true,
    until: new Date('2026-03-17T00:00:00Z'),
  });
});
