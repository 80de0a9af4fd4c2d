import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MONTH_PLACES } from '../forms/rule-choice.ts';
import { checked, PointSaveSchema, problemsOf, RatesSaveSchema, TransitSchema } from '../rules/index.ts';
import { type DraftDay, type DraftHours, NO_HOURS } from './draft-hours.ts';
import {
  type DraftException,
  type DraftRule,
  type DraftSpecialHours,
  ruleRow,
  USUAL_DAY,
} from './draft-special-hours.ts';
import { EMPTY_DRAFT, type PointDraft, toPointDraft, toPointSave, toRatesSave } from './point-draft.ts';
import { POINT_LIMITS } from './point-limits.ts';
import { eachDay, WEEKDAYS } from './working-hours.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const time = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
);
const span = fc.record({ start: time, end: time });
const day: fc.Arbitrary<DraftDay> = fc.oneof(
  fc.constant<DraftDay>({ kind: 'closed' }),
  fc.constant<DraftDay>({ kind: 'around-the-clock' }),
  fc.tuple(span, fc.option(span)).map(([hours, lunch]): DraftDay => ({ kind: 'hours', ...hours, lunch })),
);
const hours = fc.record(
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])),
) as unknown as fc.Arbitrary<DraftHours>;

const date = fc.constantFrom('2026-12-31', '2027-01-08', '2027-05-09');
const workingDay: fc.Arbitrary<DraftDay> = fc.constantFrom<DraftDay>(
  { kind: 'closed' },
  { kind: 'around-the-clock' },
  { kind: 'hours', start: '20:00', end: '02:00', lunch: { start: '23:30', end: '00:30' } },
);
const rule: fc.Arbitrary<DraftRule> = fc
  .record({
    repeats: fc.constantFrom('weeks' as const, 'months' as const),
    every: fc.constantFrom('1', '2', '12'),
    weekday: fc.constantFrom(...WEEKDAYS),
    place: fc.constantFrom(...MONTH_PLACES),
    since: date,
    day: workingDay,
  })
  .map(({ repeats, every, weekday, place, since, day }): DraftRule => {
    const weekdays = eachDay((name) => name === weekday || name === 'friday');
    const row = { ...ruleRow(since), repeats, day };
    return repeats === 'weeks' ? { ...row, every, weekdays } : { ...row, place, weekday };
  });
const specialHours: fc.Arbitrary<DraftSpecialHours> = fc.record({
  exceptions: fc.uniqueArray(
    fc
      .record({ date, note: fc.constantFrom('', 'Inventory'), day: workingDay })
      .map(({ date: from, note, day }): DraftException => ({ from, to: from, note, day })),
    { selector: ({ from }) => from },
  ),
  rules: fc.array(rule, { maxLength: POINT_LIMITS.hoursRules }),
  holidays: fc.oneof(
    fc.record({
      policy: fc.constantFrom('unknown' as const, 'as-usual' as const, 'closed' as const),
      day: fc.constant(USUAL_DAY),
    }),
    fc.record({ policy: fc.constant('own-hours' as const), day: workingDay }),
  ),
});

const words = (maxLength: number) =>
  fc.stringMatching(/^(?:[\p{L}\d]{1,12}(?: [\p{L}\d]{1,12}){0,3})?$/u, { maxLength });
const price = fc.integer({ min: 0, max: POINT_LIMITS.price * 100 }).map((cents) => cents / 100);
const finished = fc.record({
  id: fc.integer({ min: 1 }).map(String),
  uom: fc.constantFrom('kg', 'piece'),
  rate: price,
  typeId: fc.constantFrom('paper', 'glass-jars'),
});
const begun = fc.record({
  id: fc.constant(null),
  uom: fc.constantFrom('', 'kg'),
  rate: fc.option(price),
  typeId: fc.constant(''),
});

const draft: fc.Arbitrary<PointDraft> = fc.record({
  name: words(POINT_LIMITS.name),
  address: words(POINT_LIMITS.address),
  coords: fc.record({
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
  }),
  iconId: fc.constantFrom('paper', 'other'),
  comment: words(POINT_LIMITS.comment),
  collectionRules: words(POINT_LIMITS.collectionRules),
  supervisorContacts: fc.record({
    name: words(POINT_LIMITS.contactName),
    phone: fc.constantFrom('', '+7 701 234 56 78'),
    email: fc.constantFrom('', 'ada@example.org'),
  }),
  workingHours: hours,
  specialHours,
  smrs: fc.array(fc.oneof(finished, begun), { maxLength: 8 }),
  photos: fc.array(
    fc.record({
      id: fc.uuid(),
      url: fc.webUrl(),
      thumbnailUrl: fc.webUrl(),
      width: fc.nat(8000),
      height: fc.nat(8000),
    }),
    { maxLength: POINT_LIMITS.photos },
  ),
});

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** What a server answers that keeps everything of the two payloads. */
function kept(edited: PointDraft): unknown {
  const { attributes, relationships } = toPointSave(edited, { id: '1', version: 1 }).data;
  const rates = toRatesSave(edited).rates.map((rate, position) => ({ ...rate, position }));
  return plain({
    attributes: {
      ...attributes,
      icon_info: relationships?.icon.data,
      rates_info: rates.filter(({ id }) => id !== undefined),
      unfinished_rates: rates.filter(({ id }) => id === undefined),
      photos: edited.photos.map(({ thumbnailUrl, ...photo }) => ({ ...photo, thumbnail_url: thumbnailUrl })),
    },
  });
}

test('a draft survives the way to the server and back, whatever it lacks @P-03', () => {
  fc.assert(
    fc.property(draft, (edited) => {
      expect(plain(toPointDraft(kept(edited)))).toEqual(plain(edited));
    }),
  );
});

test('both payloads of every draft keep the rules of saving @P-03', () => {
  fc.assert(
    fc.property(draft, (edited) => {
      const save = plain(toPointSave(edited, { id: '1', version: 3 }));
      const rates = plain(toRatesSave(edited));
      expect(checked(PointSaveSchema, save)).toEqual({ value: save });
      expect(checked(RatesSaveSchema, rates)).toEqual({ value: rates });
    }),
  );
});

test('a point without hours is one without open days', () => {
  const answer = kept(EMPTY_DRAFT) as { attributes: object };
  const read = toPointDraft({ attributes: { ...answer.attributes, working_hours: null } });
  expect(read.workingHours).toEqual(NO_HOURS);
});

const saving = (attributes: object) => problemsOf(PointSaveSchema, { data: { attributes } });

describe('saving refuses, field by field @V-05', () => {
  test.each<[string, object, string]>([
    ['a name past its limit', { name: 'x'.repeat(POINT_LIMITS.name + 1) }, 'data.attributes.name'],
    ['a name that is a number', { name: 7 }, 'data.attributes.name'],
    [
      'a latitude of 91',
      { point: { type: 'Point', coordinates: [37, 91] } },
      'data.attributes.point.coordinates.1',
    ],
    [
      'an infinite longitude',
      { point: { type: 'Point', coordinates: [Number.POSITIVE_INFINITY, 5] } },
      'data.attributes.point.coordinates.0',
    ],
    [
      'an email that is none',
      { contacts: { name: '', phone: '', email: 'ada@' } },
      'data.attributes.contacts.email',
    ],
    [
      'a phone that is none',
      { contacts: { name: '', phone: 'call me', email: '' } },
      'data.attributes.contacts.phone',
    ],
    ['a field that nobody knows', { status: 'accepted' }, 'data.attributes.status'],
    ['too many photos', { photos: Array(21).fill('a') }, 'data.attributes.photos'],
  ])('%s', (_, attributes, field) => {
    expect(Object.keys(saving(attributes))).toEqual([field]);
  });

  test.each([
    [1e308, { rule: 'maximum', max: POINT_LIMITS.price }],
    [-1, { rule: 'minimum', min: 0 }],
    [1.234, { rule: 'maxDecimals', max: 2 }],
    ['1,5', { rule: 'choice' }],
  ])('a price of %p', (value, problem) => {
    const rates = [{ units_slug: 'kg', price: value, srm_id: 'paper' }];
    expect(problemsOf(RatesSaveSchema, { rates })).toEqual({ 'rates.0.price': problem });
  });
});

describe('a transit', () => {
  const close = 'facility#accepted_to_closed';
  test('that closes needs a reason @P-10', () => {
    const required = { 'payload.comment': { rule: 'required' } };
    expect(problemsOf(TransitSchema, { transit: close, payload: {} })).toEqual(required);
    expect(problemsOf(TransitSchema, { transit: close, payload: { comment: '  ' } })).toEqual(required);
    expect(problemsOf(TransitSchema, { transit: close })).toEqual({ payload: { rule: 'required' } });
    expect(problemsOf(TransitSchema, { transit: close, payload: { comment: 'Moved.' } })).toEqual({});
  });

  test('that does not close needs none', () => {
    expect(problemsOf(TransitSchema, { transit: 'facility#draft_to_oncheck' })).toEqual({});
  });

  test.each([
    null,
    7,
    { transit: 'facility#accepted_to_draft' },
    { transit: close, payload: { comment: 'x', to: '2026-02-30' } },
  ])('is refused as %p', (body) => {
    expect(problemsOf(TransitSchema, body)).not.toEqual({});
  });
});
