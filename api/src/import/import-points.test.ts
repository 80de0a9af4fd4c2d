import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_ICON } from '@ecocircle/shared-contracts';
import { ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsed } from '../../test/parsed.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { NearestPlaces } from '../basemap/nearest-place.ts';
import { readDataVersions } from '../database/data-version.ts';
import { LARGEST_FILE_BYTES } from '../reading/source-file.ts';
import { listPoints } from '../resources/recycling-points/repository.ts';
import { type ImportOptions, importPoints, sortRows } from './import-points.ts';
import { reportText } from './import-report.ts';
import type { RawPoint, ReadRow } from './raw-point.ts';

const { db, dataDir, remove } = await createTestDatabase();
afterAll(remove);

const here = (path: string): string => new URL(path, import.meta.url).pathname;
const SALZBURG: ImportOptions = { file: here('fixtures/salzburg-osm.geojson') };
const ofCity = (name: string): ImportOptions => ({
  file: here(`fixtures/buenos-aires-${name}.csv`),
  mapping: here(`mappings/buenos-aires-${name}.json`),
});
const PUNTOS = ofCity('puntos-verdes');
const CAMPANAS = ofCity('campanas-verdes');

const temporary = (name: string, content: string | Buffer): string => {
  const path = join(dataDir, name);
  writeFileSync(path, content);
  return path;
};
const countPoints = async (): Promise<number> =>
  (await listPoints(db, {}, 'id', { page: 1, page_size: 1 })).meta.total;

beforeEach(async () => {
  await db.deleteFrom('recycling_points').execute();
  await db.deleteFrom('point_sources').execute();
  await db.deleteFrom('point_history').execute();
});

describe('real files', () => {
  test('takes every row of an OpenStreetMap file, with materials, hours and licence @P-03', async () => {
    const report = await importPoints(db, { ...SALZBURG, apply: true });
    expect(report).toMatchObject({
      read: 5,
      taken: { total: 5, new: 5 },
      skipped: [],
      hours: { table: 3, text: 0 },
    });
    expect(report.unknownMaterials).toEqual({ waste: 1 });
    const { data: points } = await listPoints(db, {}, 'id', { page: 1, page_size: 10 });
    for (const point of points) {
      parsed(ServerRecyclingPointSchema, point);
      expect(point.attributes).toMatchObject({ city: 'Salzburg', source: { licence: 'ODbL 1.0' } });
      expect(point.relationships).toMatchObject({
        org_owner: { data: null },
        status: { data: { id: 'accepted' } },
      });
    }
    expect(points.map(({ attributes }) => attributes.name)).toEqual(
      expect.arrayContaining(['Kleidercontainer', 'Altpapiercontainer · Austria Papier Recycling GmbH']),
    );
  });

  test('takes every row of both Buenos Aires files @P-03', async () => {
    const puntos = await importPoints(db, { ...PUNTOS, apply: true });
    const campanas = await importPoints(db, { ...CAMPANAS, apply: true });
    expect([puntos.read, puntos.taken.new, puntos.hours.table, puntos.withMaterials]).toEqual([3, 3, 3, 3]);
    expect([campanas.read, campanas.taken.new, campanas.skipped.length]).toEqual([4, 4, 0]);
    const { data: points } = await listPoints(db, { q: 'castelli' }, 'id', { page: 1, page_size: 10 });
    expect(points[0]?.attributes).toMatchObject({
      name: 'Punto Verde Plaza Castelli',
      address: 'Conde y Juramento',
      time_zone: 'America/Argentina/Buenos_Aires',
      working_hours_text: null,
      source: { name: expect.stringContaining('Gobierno de la Ciudad de Buenos Aires') },
    });
  });
});

describe('writing', () => {
  test('writes nothing without apply, and says so', async () => {
    const before = await readDataVersions(db);
    const report = await importPoints(db, PUNTOS);
    expect(report).toMatchObject({ isApplied: false, taken: { new: 3 } });
    expect(reportText(report)).toContain('dry run');
    expect([await countPoints(), await readDataVersions(db)]).toEqual([0, before]);
  });

  test('changes nothing when the same file comes twice', async () => {
    await importPoints(db, { ...PUNTOS, apply: true });
    const before = [
      await readDataVersions(db),
      await db.selectFrom('recycling_points').selectAll().execute(),
    ];
    const again = await importPoints(db, { ...PUNTOS, apply: true });
    expect(again.taken).toEqual({ total: 3, new: 0, changed: 0, unchanged: 3 });
    expect(reportText(again)).toContain('Nothing had to be written');
    expect([
      await readDataVersions(db),
      await db.selectFrom('recycling_points').selectAll().execute(),
    ]).toEqual(before);
  });

  test('moves the data version when a point comes, so that a running server shows it', async () => {
    const before = await readDataVersions(db);
    await importPoints(db, { ...PUNTOS, apply: true });
    const after = await readDataVersions(db);
    expect(after.points).not.toBe(before.points);
    expect(after.events).toBe(before.events);
  });

  test('updates what changed, keeps its id and the moderators’ status, leaves what is gone', async () => {
    await importPoints(db, { ...CAMPANAS, apply: true });
    const rows = () => db.selectFrom('recycling_points').selectAll().orderBy('id').execute();
    const [first] = await rows();
    await db.updateTable('recycling_points').set({ status: 'blocked_by_moderator' }).execute();
    const lines = readFileSync(CAMPANAS.file, 'utf8').trim().split('\n');
    const [head = '', one = '', two = ''] = lines;
    const file = temporary('campanas.csv', [head, one.replaceAll('CACHI', 'CATAMARCA'), two].join('\n'));
    const report = await importPoints(db, { ...CAMPANAS, file, apply: true });
    expect(report).toMatchObject({ taken: { new: 0, changed: 1, unchanged: 1 }, notInFile: 2 });
    const after = await rows();
    expect(after).toHaveLength(4);
    expect(after[0]).toMatchObject({
      id: first?.id,
      status: 'blocked_by_moderator',
      address: 'Catamarca 757',
      version: 2,
    });
    const history = await db.selectFrom('point_history').selectAll().execute();
    expect(history).toMatchObject([{ point_id: first?.id, actor: 'system', action: 'imported' }]);
    expect(JSON.parse(history[0]?.difference ?? '')).toContainEqual({
      field: 'address',
      before: 'Cachi 757',
      after: 'Catamarca 757',
    });
  });

  test('leaves out what is retired where a point does not have it, and names the row @X-16', async () => {
    await importPoints(db, { ...SALZBURG, apply: true });
    const taken = () =>
      db.selectFrom('point_rates').select('point_id').where('material_id', '=', 'clothes').execute();
    const had = await taken();
    expect(had.length).toBeGreaterThan(0);
    const setState = (state: 'published' | 'retired') =>
      db.updateTable('raw_materials').set({ state }).where('id', '=', 'clothes').execute();
    await setState('retired');
    const again = await importPoints(db, { ...SALZBURG, apply: true });
    expect(again).toMatchObject({ taken: { unchanged: 5 }, leftOut: [] });
    expect(await taken()).toEqual(had);

    await db.deleteFrom('recycling_points').execute();
    const anew = await importPoints(db, { ...SALZBURG, apply: true });
    expect(anew).toMatchObject({ taken: { new: 5 } });
    expect(anew.leftOut).toHaveLength(had.length);
    expect(reportText(anew)).toContain(`${anew.leftOut[0]?.row}: clothes`);
    expect(await taken()).toEqual([]);
    await setState('published');
  });

  test('touches no point of another source or of a creator', async () => {
    await importPoints(db, { ...PUNTOS, apply: true });
    await db.updateTable('recycling_points').set({ source_id: null, source_ref: null }).execute();
    const own = await db.selectFrom('recycling_points').selectAll().orderBy('id').execute();
    await importPoints(db, { ...PUNTOS, apply: true });
    const ids = own.map(({ id }) => id);
    const after = await db
      .selectFrom('recycling_points')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect([after, await countPoints()]).toEqual([own, 6]);
  });

  test('leaves nothing half-written when the database refuses a row', async () => {
    const icons = await db.selectFrom('point_icons').selectAll().where('id', '=', FIRST_ICON).execute();
    await db.deleteFrom('point_icons').where('id', '=', FIRST_ICON).execute();
    const before = await readDataVersions(db);
    await expect(importPoints(db, { ...PUNTOS, apply: true })).rejects.toThrow();
    const sources = await db.selectFrom('point_sources').selectAll().execute();
    expect([await countPoints(), sources, await readDataVersions(db)]).toEqual([0, [], before]);
    await db.insertInto('point_icons').values(icons).execute();
  });
});

describe('wrong input', () => {
  const large = () => {
    const path = temporary('large.csv', 'id\n');
    truncateSync(path, LARGEST_FILE_BYTES + 1);
    return path;
  };

  test.each([
    ['a file that is not there', () => ({ file: 'nowhere.geojson' }), /no file nowhere\.geojson/],
    ['a folder', () => ({ file: dataDir, format: 'csv', mapping: PUNTOS.mapping }), /is not a file/],
    ['an empty file', () => ({ file: temporary('e.json', '') }), /is empty/],
    ['too large a file', () => ({ ...PUNTOS, file: large() }), /at most 50 MB/],
    ['an unknown ending', () => ({ file: temporary('a.xls', 'x') }), /--format/],
    ['a table without a mapping', () => ({ file: PUNTOS.file }), /--mapping/],
    ['another table', () => ({ ...PUNTOS, file: CAMPANAS.file }), /no column "id"/],
    ['no JSON', () => ({ file: temporary('n.geojson', 'id,X') }), /is not JSON/],
    ['a wrong time zone', () => ({ ...SALZBURG, timeZone: 'Mars/Base' }), /Mars\/Base/],
    [
      'Latin-1 without saying so',
      () => ({ ...PUNTOS, file: temporary('l.csv', Buffer.from('id,nombre\n1,Córdoba\n', 'latin1')) }),
      /not UTF-8: line 2/,
    ],
  ] as [string, () => ImportOptions, RegExp][])(
    'refuses %s and says what to do',
    async (_name, options, message) => {
      await expect(importPoints(db, { ...options(), apply: true })).rejects.toThrow(message);
      expect(await countPoints()).toBe(0);
    },
  );

  test('skips swapped coordinates and names the row', async () => {
    const lines = readFileSync(CAMPANAS.file, 'utf8').trim().split('\n');
    const [head = '', one = '', two = ''] = lines;
    const [x, y, ...rest] = two.split(';');
    const file = temporary('swapped.csv', [head, one, [y, x, ...rest].join(';')].join('\n'));
    const report = await importPoints(db, { ...CAMPANAS, file });
    expect(report).toMatchObject({ read: 2, taken: { total: 1 }, skipped: [{ row: 'row 2 (2)' }] });
    expect(reportText(report)).toContain('coordinates look swapped');
  });
});

test('loses no row: what is read is taken or skipped', () => {
  const places = new NearestPlaces([]);
  const point = fc.record({
    ref: fc.constantFrom('a', 'b', 'c', 'd'),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
  });
  const row = fc.oneof(
    fc.record({ row: fc.string(), skipped: fc.string() }),
    fc.record({ row: fc.string(), point: point as fc.Arbitrary<unknown> as fc.Arbitrary<RawPoint> }),
  );
  fc.assert(
    fc.property(fc.array(row as fc.Arbitrary<ReadRow>), (rows) => {
      const { taken, skipped } = sortRows(rows, places);
      expect(taken.length + skipped.length).toBe(rows.length);
      expect(new Set(taken.map(({ ref }) => ref)).size).toBe(taken.length);
    }),
  );
});
