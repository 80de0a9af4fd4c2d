import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES, type Locale } from '../locales/locales.ts';
import { checked, pathOf } from '../rules/index.ts';
import { ServerRecyclingPointSchema } from '../schemas/index.ts';
import { MATERIAL_FAMILIES } from './dictionaries.ts';
import { POINT_STATUSES, type PointStatus } from './point-status.ts';
import { type RecyclingPoint, toRecyclingPoint, toServerRecyclingPoint } from './recycling-point.ts';
import { SPECIAL_DAY_REASONS, type SpecialHours } from './special-hours.ts';
import { WEEKDAYS, type WorkingDay, type WorkingHours } from './working-hours.ts';

const pad = (value: number): string => String(value).padStart(2, '0');
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);

const workingDay: fc.Arbitrary<WorkingDay> = fc.oneof(
  fc.constant<WorkingDay>({ kind: 'closed' }),
  fc.constant<WorkingDay>({ kind: 'around-the-clock' }),
  fc.record({
    kind: fc.constant('hours' as const),
    start: clock,
    end: clock,
    lunch: fc.option(fc.record({ start: clock, end: clock })),
  }),
);

const workingHours = fc.record(
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, workingDay])),
) as unknown as fc.Arbitrary<WorkingHours>;

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const text = fc.string({ unit: 'grapheme' });
const id = fc.string({ minLength: 1 });
const length = fc.integer({ min: 1, max: 8000 });

const specialHours: fc.Arbitrary<SpecialHours> = fc.record({
  exceptions: fc.array(fc.record({ from: date, to: date, note: text, day: workingDay })),
  rules: fc.array(fc.record({ rrule: text, since: date, day: workingDay })),
  holidays: fc.oneof(
    fc.record({ policy: fc.constantFrom('unknown' as const, 'as-usual' as const, 'closed' as const) }),
    fc.record({ policy: fc.constant('own-hours' as const), day: workingDay }),
  ),
  days: fc.array(
    fc.record({
      date,
      reason: fc.constantFrom(...SPECIAL_DAY_REASONS),
      day: fc.option(workingDay),
      mayDiffer: fc.boolean(),
      note: text,
      names: fc.option(
        fc.record(Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, typeof text>),
      ),
    }),
  ),
});
const STATUSES = Object.keys(POINT_STATUSES) as PointStatus[];
const [EARLIEST, LATEST] = [new Date('2000-01-01'), new Date('2100-01-01')];

const point: fc.Arbitrary<RecyclingPoint> = fc.record({
  id,
  orgId: fc.option(id),
  creatorId: fc.option(id),
  name: text,
  status: fc.constantFrom(...STATUSES),
  address: text,
  city: text,
  country: fc.constantFrom('RU', 'KZ', 'AR', ''),
  timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Almaty', 'America/Argentina/Buenos_Aires'),
  icon: fc.record({ id, url: fc.webUrl(), family: fc.constantFrom(...MATERIAL_FAMILIES) }),
  coords: fc.record({
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
  }),
  comment: text,
  collectionRules: text,
  workingHours: fc.option(workingHours),
  workingHoursText: fc.option(text),
  specialHours,
  shownPhones: fc.record({ contact: text, organization: text }),
  supervisorContacts: fc.record({ name: text, phone: text, email: text }),
  smrs: fc.array(fc.record({ id, uom: id, rate: fc.double({ min: 0, max: 1e6, noNaN: true }), typeId: id })),
  unfinishedSmrs: fc.array(
    fc.record({ position: fc.nat(), uom: text, rate: fc.option(fc.nat()), typeId: text }),
  ),
  orgInfo: fc.record({
    fullName: text,
    tin: text,
    address: text,
    contacts: fc.dictionary(fc.constantFrom('about', 'website', 'phone', 'vk', 'about_kk_kz'), text),
    logoUrl: fc.option(text),
  }),
  photos: fc.array(
    fc.record({ id, url: fc.webUrl(), thumbnailUrl: fc.webUrl(), width: length, height: length }),
  ),
  source: fc.option(fc.record({ name: text, url: fc.webUrl(), licence: text })),
  version: fc.integer({ min: 1 }),
  closing: fc.option(fc.record({ comment: text, from: text, to: fc.option(text) })),
  declineReason: fc.option(text),
  verifiedAt: fc.option(
    fc.date({ noInvalidDate: true, min: EARLIEST, max: LATEST }).map((date) => date.toISOString()),
  ),
  askedAt: fc.option(
    fc.date({ noInvalidDate: true, min: EARLIEST, max: LATEST }).map((date) => date.toISOString()),
  ),
  revisionOf: fc.option(id),
  openRevision: fc.option(fc.record({ id, status: fc.constantFrom(...STATUSES) })),
  updatedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a point survives the way to the server and back @P-03', () => {
  fc.assert(
    fc.property(point, (original) => {
      const sent = plain(toServerRecyclingPoint(original));
      const received = toRecyclingPoint(sent);
      expect(checked(ServerRecyclingPointSchema, sent)).toEqual({ value: sent });
      expect(plain(received)).toEqual(plain(original));
    }),
  );
});

test('a server shape with a latitude of 91 degrees is refused by its path', () => {
  const [sample] = fc.sample(point, { numRuns: 1, seed: 7 });
  const server = toServerRecyclingPoint({ ...(sample as RecyclingPoint), coords: { lng: 37, lat: 91 } });
  const result = checked(ServerRecyclingPointSchema, plain(server));
  const paths = 'errors' in result ? result.errors.map((error) => pathOf(error).join('.')) : [];
  expect(paths).toEqual(['attributes.point.coordinates.1']);
  expect(() => toRecyclingPoint(server)).toThrow('answer.attributes.point.coordinates.1');
});

test('special hours are read tolerantly where a later server says what is not known here @X-04', () => {
  const [sample] = fc.sample(point, { numRuns: 1, seed: 7 });
  const server = toServerRecyclingPoint(sample as RecyclingPoint);
  const readWith = (special_hours: unknown) =>
    toRecyclingPoint({ ...server, attributes: { ...server.attributes, special_hours } }).specialHours;
  const older = { exceptions: [], rules: [], holidays: { policy: 'unknown', hours: null }, days: [] };
  const day = { date: '2026-12-31', hours: null, may_differ: true, note: '' };
  const later = readWith({
    ...older,
    holidays: { policy: 'by-appointment', hours: null },
    days: [{ ...day, reason: 'moon', names: null }],
  });
  expect(later.holidays).toEqual({ policy: 'unknown' });
  expect(later.days).toMatchObject([{ reason: 'exception', mayDiffer: true }]);
  expect(() => readWith({ ...older, days: [{ ...day, may_differ: 'yes' }] })).toThrow('days.0');
});
