import { expect, test } from '@jest/globals';
import type { DraftDay } from './draft-hours.ts';
import { NO_HOURS } from './draft-hours.ts';
import { EMPTY_DRAFT, NO_PLACE, type PointDraft } from './point-draft.ts';
import { isComplete, missingOf } from './point-readiness.ts';

const HOURS: DraftDay = { kind: 'hours', start: '09:00', end: '18:00', lunch: null };

const COMPLETE: PointDraft = {
  ...EMPTY_DRAFT,
  name: 'Jars and paper',
  address: 'Green Street 1',
  coords: { lng: 76.9, lat: 43.2 },
  collectionRules: 'Rinse the jars.',
  supervisorContacts: { name: 'Ada', phone: '+7 701 234 56 78', email: 'ada@example.org' },
  workingHours: { ...NO_HOURS, monday: HOURS },
  smrs: [{ id: '1', uom: 'kg', rate: 0, typeId: 'paper' }],
};

const lacks = (changes: Partial<PointDraft>): string[] =>
  missingOf({ ...COMPLETE, ...changes }).map(({ field, rule }) => `${field} ${rule}`);

const onMonday = (day: DraftDay) => lacks({ workingHours: { ...NO_HOURS, monday: day } });

test('a point without a comment and without photos is complete @P-04', () => {
  expect(COMPLETE.comment).toBe('');
  expect(missingOf(COMPLETE)).toEqual([]);
  expect(isComplete(COMPLETE)).toBe(true);
});

test('of a new point everything is missing, in the order of the editor @P-04', () => {
  expect(missingOf(EMPTY_DRAFT).map(({ field }) => field)).toEqual([
    'name',
    'address',
    'coords',
    'collectionRules',
    'supervisorContacts.name',
    'supervisorContacts.phone',
    'supervisorContacts.email',
    'workingHours',
    'smrs',
  ]);
});

test.each<[Partial<PointDraft>, string]>([
  [{ name: '  ' }, 'name required'],
  [{ address: '' }, 'address required'],
  [{ coords: NO_PLACE }, 'coords required'],
  [{ iconId: '' }, 'iconId required'],
  [{ collectionRules: '' }, 'collectionRules required'],
  [{ workingHours: NO_HOURS }, 'workingHours working-day'],
  [{ smrs: [] }, 'smrs rate'],
  [{ smrs: [{ id: null, uom: 'kg', rate: 1, typeId: 'paper' }] }, 'smrs.0 unsaved'],
  [{ smrs: [{ id: null, uom: '', rate: 1, typeId: 'paper' }] }, 'smrs.0.uom required'],
  [{ smrs: [{ id: null, uom: 'kg', rate: null, typeId: 'paper' }] }, 'smrs.0.rate required'],
  [{ smrs: [{ id: '1', uom: 'kg', rate: -1, typeId: 'paper' }] }, 'smrs.0.rate price'],
  [{ smrs: [{ id: '1', uom: 'kg', rate: 1e308, typeId: 'paper' }] }, 'smrs.0.rate price'],
  [{ smrs: [{ id: '1', uom: 'kg', rate: 1, typeId: '' }] }, 'smrs.0.typeId required'],
  [{ supervisorContacts: { ...COMPLETE.supervisorContacts, phone: '12' } }, 'supervisorContacts.phone phone'],
  [
    { supervisorContacts: { ...COMPLETE.supervisorContacts, email: 'ada' } },
    'supervisorContacts.email email',
  ],
])('%j lacks %s @P-04', (changes, expected) => {
  expect(lacks(changes)).toEqual([expected]);
});

const hours = (start: string, end: string, lunch: { start: string; end: string } | null): DraftDay => ({
  kind: 'hours',
  start,
  end,
  lunch,
});

test.each<[string, DraftDay, string[]]>([
  ['around the clock', { kind: 'around-the-clock' }, []],
  ['no end', hours('09:00', '', null), ['end required']],
  [
    'an empty break',
    hours('09:00', '18:00', { start: '', end: '' }),
    ['lunch.start required', 'lunch.end required'],
  ],
  ['a break inside', hours('09:00', '18:00', { start: '13:00', end: '14:00' }), []],
  ['a break at both edges', hours('09:00', '18:00', { start: '09:00', end: '18:00' }), []],
  [
    'a break that ends first',
    hours('09:00', '18:00', { start: '14:00', end: '13:00' }),
    ['lunch.end break-order'],
  ],
  [
    'a break of no length',
    hours('09:00', '18:00', { start: '13:00', end: '13:00' }),
    ['lunch.end break-order'],
  ],
  [
    'a break that ends late',
    hours('09:00', '18:00', { start: '17:00', end: '19:00' }),
    ['lunch.end break-outside'],
  ],
  [
    'a break after the hours',
    hours('09:00', '18:00', { start: '19:00', end: '20:00' }),
    ['lunch.start break-outside', 'lunch.end break-outside'],
  ],
  ['a night with a break past midnight', hours('20:00', '04:00', { start: '23:30', end: '00:30' }), []],
  [
    'a night whose break ends late',
    hours('20:00', '04:00', { start: '03:00', end: '05:00' }),
    ['lunch.end break-outside'],
  ],
])('hours with %s @P-04', (_, day, expected) => {
  expect(onMonday(day)).toEqual(expected.map((problem) => `workingHours.monday.${problem}`));
});
