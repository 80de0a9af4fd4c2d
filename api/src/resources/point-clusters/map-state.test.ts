import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { readPointChanges, readPointsState } from '../../database/point-changes.ts';
import { seedDemoData } from '../../demo-data/seed.ts';
import { findAccountByEmail } from '../accounts/repository.ts';
import { announce } from '../dictionary-desk/announce.ts';
import { NO_WISHES } from '../point-finding/point-wishes.ts';
import { SYSTEM } from '../recycling-points/point-history.ts';
import { beginRevision, replaceByRevision } from '../recycling-points/point-revision.ts';
import { changePointStatus } from '../recycling-points/point-status-change.ts';
import { createPoint } from '../recycling-points/save-point.ts';
import { MapState } from './map-state.ts';

let database: TestDatabase;
let followed: MapState;
beforeAll(async () => {
  database = await createTestDatabase();
  const cost = { N: 16, r: 1, p: 1 };
  await seedDemoData(database.db, { points: 300, now: new Date(), passwordCost: cost });
  followed = new MapState(database.db);
  await followed.follow();
});
afterAll(() => database.remove());

const views = ({ index, version }: MapState) => [
  version,
  ...[0, 5, 9, 10, 14, 17].map((zoom) => index.view([-180, -85, 180, 85], zoom)),
  index.view([-180, -85, 180, 85], 4, { ...NO_WISHES, groups: [['batteries']] }),
];

const ROW = (db: Database) => db.selectFrom('recycling_points').selectAll().where('status', '=', 'accepted');

const aPoint = (db: Database) => ROW(db).orderBy('id').executeTakeFirstOrThrow();

const move = (trx: Database, id: number) =>
  trx.updateTable('recycling_points').set({ lng: 100, lat: 10 }).where('id', '=', id).execute();

const CHANGES: Readonly<Record<string, (trx: Database) => Promise<unknown>>> = {
  'a point that closes for a time': async (trx) => {
    const { id } = await aPoint(trx);
    const to = 'temporarily_not_working' as const;
    await changePointStatus(trx, { id, from: ['accepted'], to, actor: SYSTEM, action: 'closed-temporarily' });
  },
  'a point that is closed for good': async (trx) => {
    const { id } = await aPoint(trx);
    await changePointStatus(trx, {
      id,
      from: ['accepted'],
      to: 'closed',
      actor: SYSTEM,
      action: 'closed-permanently',
    });
  },
  'a revision in place of its point': async (trx) => {
    const account = await findAccountByEmail(trx, 'points@demo.test');
    if (!account) throw new Error('the demo data has no creator');
    const row = await ROW(trx)
      .where('organization_id', '=', account.organization_id)
      .executeTakeFirstOrThrow();
    const revision = await beginRevision(trx, account, row);
    await move(trx, revision);
    const changed = trx.selectFrom('recycling_points').selectAll().where('id', '=', revision);
    await replaceByRevision(trx, await changed.executeTakeFirstOrThrow(), row.id);
  },
};

test.each(Object.entries(CHANGES))(
  '%s is taken over alone, and the map is as if built anew',
  async (_, change) => {
    const { db } = database;
    const before = await readPointsState(db);
    const unchanged = views(followed);
    await db.transaction().execute(change);
    expect(await readPointChanges(db, before, await readPointsState(db))).not.toBeNull();
    await followed.follow();
    const anew = new MapState(db);
    await anew.follow();
    expect(views(followed)).toEqual(views(anew));
    expect(views(followed)).not.toEqual(unchanged);
  },
);

test('a draft changes the state and nothing on the map', async () => {
  const { db } = database;
  const account = await findAccountByEmail(db, 'points@demo.test');
  if (!account) throw new Error('the demo data has no creator');
  const [version, ...unchanged] = views(followed);
  const before = await readPointsState(db);
  const id = await createPoint(db, account, { data: { attributes: {} } });
  expect(await readPointChanges(db, before, await readPointsState(db))).toEqual([id]);
  await followed.follow();
  const [present, ...shown] = views(followed);
  expect(present).not.toBe(version);
  expect(shown).toEqual(unchanged);
});

test('where it is not said what changed, all points are read', async () => {
  const { db } = database;
  const { id, icon_id } = await aPoint(db);
  const before = await readPointsState(db);
  await db.transaction().execute(async (trx) => {
    await move(trx, id);
    await trx.updateTable('point_icons').set({ family: 'clothes' }).where('id', '=', icon_id).execute();
    await announce(trx, 'icons');
  });
  expect(await readPointChanges(db, before, await readPointsState(db))).toBeNull();
  await followed.follow();
  const moved = followed.index.view([99, 9, 101, 11], 17).points;
  expect(moved.find((point) => point.id === id)).toMatchObject({ lng: 100, lat: 10, family: 'clothes' });
});

/** The same database, in which something happens right behind one of the questions. */
function interruptedAfter(db: Database, question: number, happen: () => Promise<unknown>): Database {
  let asked = 0;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked += 1;
      if (asked === question) await happen();
      return result;
    },
  });
}

test.each([1, 2, 3])(
  'a point that changes while an instance reads all, behind its question %i, is where the other instance has it',
  async (question) => {
    const { db } = database;
    const { id } = await aPoint(db);
    const [lng, lat] = [100 + question, 20];
    const change = () =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('recycling_points').set({ lng, lat }).where('id', '=', id).execute();
        await bumpDataVersion(trx, 'points', [id]);
      });
    let isChanged = false;
    const rebuilding = new MapState(
      interruptedAfter(db, question, async () => {
        isChanged = true;
        await change();
      }),
    );
    await rebuilding.follow();
    expect(isChanged).toBe(true);
    await Promise.all([rebuilding.follow(), followed.follow()]);
    expect(views(rebuilding)).toEqual(views(followed));
    const there = rebuilding.index.view([lng - 1, 19, lng + 1, 21], 17).points;
    expect(there.map((point) => point.id)).toEqual([id]);
  },
);

test('changes are known of the latest states of the same database alone', async () => {
  const { db } = database;
  const since = await readPointsState(db);
  for (const ids of [[1], [2, 1], []]) await bumpDataVersion(db, 'points', ids);
  const until = await readPointsState(db);
  expect(await readPointChanges(db, since, until)).toEqual([1, 2]);
  expect(await readPointChanges(db, { ...since, changedAt: 'another' }, until)).toBeNull();
  await bumpDataVersion(
    db,
    'points',
    Array.from({ length: 2001 }, (_, id) => id),
  );
  expect(await readPointChanges(db, since, await readPointsState(db))).toBeNull();
  // As an API of a version before this one counts.
  await db
    .updateTable('data_versions')
    .set({ version: until.version + 2 })
    .where('name', '=', 'points')
    .execute();
  expect(await readPointChanges(db, until, await readPointsState(db))).toBeNull();
  await db.transaction().execute(async (trx) => {
    for (let change = 0; change < 1001; change += 1) await bumpDataVersion(trx, 'points', []);
  });
  expect(await readPointChanges(db, until, await readPointsState(db))).toBeNull();
  expect(await db.selectFrom('point_changes').select('version').execute()).toHaveLength(1000);
});
