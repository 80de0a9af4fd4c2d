import {
  type DraftDay,
  type DraftHours,
  type DraftMaterial,
  EMPTY_DRAFT,
  eachDay,
  LOCALES,
  type PointDraft,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guarded, unguarded } from './formula-guard.ts';
import { startEmptyFilesApi } from './testing/files-api.ts';

const { api, ada, creator } = await startEmptyFilesApi();

/** Texts as people and their spreadsheets write them, and as attackers do. */
const text = (longest: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('', '=1+1', "'=1", '-5', '+7', '@x', 'a;b|c', 'two\nlines', '"quoted"', 'Ёлка, 5'),
    fc.string({ unit: fc.constantFrom(...'=+-@\'",;|\t\r\n ab'), maxLength: longest }),
  );

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const maybeTime = fc.oneof({ weight: 5, arbitrary: time }, fc.constant(''));

const day: fc.Arbitrary<DraftDay> = fc.oneof(
  fc.constant<DraftDay>({ kind: 'closed' }),
  fc.constant<DraftDay>({ kind: 'around-the-clock' }),
  fc.record({
    kind: fc.constant('hours' as const),
    start: maybeTime,
    end: maybeTime,
    lunch: fc.option(fc.record({ start: maybeTime, end: maybeTime })),
  }),
  fc.constant<DraftDay>({
    kind: 'hours',
    start: '09:00',
    end: '18:00',
    lunch: { start: '13:00', end: '14:00' },
  }),
  fc.constant<DraftDay>({ kind: 'hours', start: '20:00', end: '02:00', lunch: null }),
);
const week: fc.Arbitrary<DraftHours> = fc.array(day, { minLength: 7, maxLength: 7 }).map((days) => {
  const left = [...days];
  return eachDay(() => left.shift() as DraftDay);
});

const material: fc.Arbitrary<DraftMaterial> = fc.record({
  id: fc.constant(null),
  typeId: fc.constantFrom('paper', 'glass-jars', 'beverage-cartons', 'mixed', ''),
  uom: fc.constantFrom('kg', 'piece', 'cubic-metre', ''),
  rate: fc.option(fc.constantFrom(0, 1.5, 12, 0.01, 100_000_000)),
});

const degrees = (bound: number) =>
  fc.double({ min: -bound, max: bound, noNaN: true }).map((value) => (value === 0 ? 1 : value));

const draft: fc.Arbitrary<PointDraft> = fc.record({
  name: text(150),
  address: text(200),
  coords: fc.oneof(
    fc.constant(EMPTY_DRAFT.coords),
    fc.record({
      lng: fc.double({ min: 76.5, max: 77.2, noNaN: true }),
      lat: fc.double({ min: 43, max: 43.5, noNaN: true }),
    }),
    fc.record({ lng: degrees(180), lat: degrees(90) }),
  ),
  iconId: fc.constantFrom('other', 'glass', 'paper'),
  comment: text(300),
  collectionRules: text(300),
  supervisorContacts: fc.record({
    name: text(50),
    phone: fc.constantFrom('', '+7 701 234 56 78'),
    email: fc.constantFrom('', 'ada@example.org'),
  }),
  workingHours: week,
  smrs: fc.array(material, { maxLength: 5 }),
  specialHours: fc.constant(EMPTY_DRAFT.specialHours),
  photos: fc.constant([]),
});

const rowsOf = () => api.database.db.selectFrom('recycling_points').selectAll().orderBy('id').execute();

test('what goes out and comes in again changes nothing, in every language and format @P-03', async () => {
  await fc.assert(
    fc.asyncProperty(draft, fc.constantFrom(...LOCALES), async (point, locale) => {
      // A place that seems to be exchanged is refused.
      await creator.makes(point).catch(() => undefined);
      const before = await rowsOf();
      fc.pre(before.length > 0);
      for (const file of [await ada.fetches('csv', locale), await ada.fetches('geojson')]) {
        const report = await ada.imports(file);
        expect(report.rows.map(({ outcome, problems }) => [outcome, problems])).toEqual(
          before.map(() => ['unchanged', []]),
        );
      }
      expect(await rowsOf()).toEqual(before);
      await api.database.db.deleteFrom('recycling_points').execute();
    }),
    { numRuns: 60 },
  );
});

test('no cell of an exported table is a formula @V-05', async () => {
  await creator.makes({ name: '=HYPERLINK("http://example.org")', comment: '@SUM(A1)', address: "'=1" });
  const csv = await ada.fetches('csv');
  expect(csv).toContain("'=HYPERLINK(");
  expect(csv).toContain("'@SUM(A1)");
  expect(csv).toContain("''=1");
  expect(csv).not.toMatch(/(^|[,\n])"?[=@+]/m);
  expect((await ada.imports(csv)).counts).toMatchObject({ unchanged: 1 });
});

test('a guarded cell says what it said', () => {
  fc.assert(fc.property(text(50), (cell) => expect(unguarded(guarded(cell))).toBe(cell)));
});

test('a spreadsheet of a language with decimal commas gets semicolons and commas', async () => {
  await creator.makes({ coords: { lng: 76.9286, lat: 43.2567 } });
  const russian = await ada.fetches('csv', 'ru-RU');
  expect(russian).toMatch(/^\uFEFFportal_id;id;name;/);
  expect(russian).toContain(';76,9286;43,2567;');
  expect(russian).toContain('Стеклянные банки = 12.5 кг');
  expect(await ada.fetches('csv', 'en-US')).toContain(',76.9286,43.2567,');
});
