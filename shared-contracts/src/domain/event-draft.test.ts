import { expect, test } from '@jest/globals';
import { EMPTY_EVENT, eventGaps, eventTimeProblems } from './event-draft.ts';
import { clockHalves, clockMomentOf } from './place-clock.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

test.each([
  ['', {}],
  ['2026-12-05T10:30', {}],
  ['2026-12-05T', { starts: { rule: 'required' } }],
  ['2026-12-05', { starts: { rule: 'required' } }],
  ['T10:30', { starts: { rule: 'required' } }],
  ['2026-12-05T25:70', { starts: { rule: 'date' } }],
  ['2026-02-31T10:30', { starts: { rule: 'date' } }],
  ['soonT10:30T', { starts: { rule: 'date' } }],
])('what is wrong with %j by itself @E-03', (starts, problems) => {
  expect(eventTimeProblems({ starts, ends: '2026-12-05T11:00' }, NOW)).toEqual(problems);
  expect(eventTimeProblems({ starts, ends: '' }, NOW)).toEqual(problems);
});

test('half a moment keeps an event from being published @E-03', () => {
  const gaps = eventGaps({ ...EMPTY_EVENT, starts: '2026-12-05T', ends: '2026-12-05T11' }, NOW, '');
  expect(gaps).toMatchObject({ starts: { rule: 'required' }, ends: { rule: 'date' } });
});

test.each(['', '2026-12-05T', 'T10:30', '2026-12-05T10:30', '31.02T25:70'])(
  '%j comes apart and together',
  (text) => expect(clockMomentOf(clockHalves(text))).toBe(text),
);

test('a day in words stays a day', () => {
  expect(clockHalves(clockMomentOf({ day: 'The 5th', time: '' }))).toEqual({ day: 'the 5th', time: '' });
});
