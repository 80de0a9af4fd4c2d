import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { POINT_KINDS } from '../../demo-data/point-kinds.ts';
import { readDataVersions } from '../data-version.ts';
import { MATERIALS } from './materials.ts';
import { writeDictionaries } from './write-dictionaries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const read = () => database.db.selectFrom('raw_materials').selectAll().orderBy('position').execute();
const version = async () => (await readDataVersions(database.db)).dictionaries;

test('what the database has otherwise, or lacks, is as in the sources after the next start', async () => {
  const [before, known] = [await read(), await version()];
  await database.db.updateTable('raw_materials').set({ names: '{}' }).where('id', '=', 'lamps').execute();
  await database.db.deleteFrom('raw_materials').where('id', '=', 'toys').execute();
  await writeDictionaries(database.db);
  const after = (await read()).map((row) =>
    row.id === 'lamps' ? { ...row, version: row.version - 1 } : row,
  );
  expect(after).toEqual(before);
  expect(await version()).not.toBe(known);
});

test('what staff have edited stays, whatever the sources say', async () => {
  const edited = { names: '{"en-US":"Bulbs"}', edited_at: '2026-11-22T10:00:00.000Z', version: 7 };
  await database.db.updateTable('raw_materials').set(edited).where('id', '=', 'lamps').execute();
  const known = await version();
  await writeDictionaries(database.db);
  expect((await read()).find(({ id }) => id === 'lamps')).toMatchObject(edited);
  expect(await version()).toBe(known);
});

test('a start that finds nothing to change tells nobody of a change', async () => {
  const known = await version();
  await writeDictionaries(database.db);
  expect(await version()).toBe(known);
});

test('every raw material is in the demo data', () => {
  const shown = new Set<string>(POINT_KINDS.flatMap(({ materials }) => materials));
  const ids = Object.values(MATERIALS).flatMap((family) => Object.keys(family));
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});
