import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { bumpDataVersion, readDataVersions } from './data-version.ts';
import { migrateToLatest } from './migrate.ts';
import { containsPattern, foldText } from './search-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const countUnits = async () => (await database.db.selectFrom('units').selectAll().execute()).length;

test('migrating again changes nothing', async () => {
  const before = await countUnits();
  await migrateToLatest(database.db);
  expect(await countUnits()).toBe(before);
});

test('a failed transaction leaves nothing behind', async () => {
  const before = await countUnits();
  const failing = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('units').values({ slug: 'cup', position: 99, names: '{}' }).execute();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await countUnits()).toBe(before);
});

test('a transaction does not mix with what runs beside it', async () => {
  const change = (name: 'points' | 'events') =>
    database.db.transaction().execute(async (trx) => {
      await bumpDataVersion(trx, name);
      await bumpDataVersion(trx, name);
    });
  const before = await readDataVersions(database.db);
  await Promise.all([change('points'), change('events'), change('points')]);
  const after = await readDataVersions(database.db);
  const step = (name: 'points' | 'events') =>
    Number.parseInt(after[name], 10) - Number.parseInt(before[name], 10);
  expect([step('points'), step('events')]).toEqual([4, 2]);
});

test('a row that refers to nothing is refused', async () => {
  const orphan = { point_id: 1, material_id: 'paper', unit_slug: 'kg', price: 0, position: 0 };
  await expect(database.db.insertInto('point_rates').values(orphan).execute()).rejects.toThrow();
});

test('search text is folded and patterns are literal', () => {
  expect(foldText('Córdoba, Щёлковское Й')).toBe('cordoba, щелковское и');
  expect(containsPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
