import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { MapClusters } from '@ecocircle/shared-contracts';
import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import { eventually, onTestFinished, withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, TEST_DESK_SECRET, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../composition/app.ts';
import { bumpDataVersion } from '../../database/data-version.ts';

const CLUSTERS = '/api/web/v1/facility/clusters/';
const WORLD = 'bbox=-180,-85,180,85';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ dataVersionIntervalMs: 20 });
});
afterAll(() => api.close());

async function view(query: string): Promise<MapClusters> {
  const answer = await api.get(`${CLUSTERS}?${query}`);
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  return parsed(MapClustersSchema, answer.json());
}

const accepted = async (query = '') =>
  (await api.get(`/api/web/v1/facility/facility/?page_size=1&${query}`)).json().meta.total;

test('a view of the world counts every accepted point', async () => {
  const world = await view(`${WORLD}&zoom=2`);
  expect(world.total).toBe(await accepted());
  const shown = world.clusters.reduce((sum, [, , count]) => sum + count, world.points.length);
  expect(shown).toBe(world.total);
});

test('a close view shows single points with their ids and icons', async () => {
  const close = await view('bbox=76.5,43,77.3,43.5&zoom=17');
  expect(close.clusters).toEqual([]);
  expect(close.points).toHaveLength(await accepted('bbox=76.5,43,77.3,43.5'));
  const [lng, lat, id, family] = close.points[0] ?? [];
  const { data } = (await api.get(`/api/web/v1/facility/facility/${id}/`)).json();
  expect(data.attributes.point.coordinates[0]).toBeCloseTo(lng as number, 4);
  expect(data.attributes.point.coordinates[1]).toBeCloseTo(lat as number, 4);
  expect(data.attributes.icon_info.id).toBe(family);
});

test('materials narrow the clusters as they narrow the list', async () => {
  const batteries = await view(`${WORLD}&zoom=2&materials=batteries,lamps`);
  expect(batteries.total).toBe(await accepted('materials=lamps,batteries'));
  expect(batteries.total).toBeLessThan(await accepted());
  expect((await view(`${WORLD}&zoom=2&materials=unobtainium`)).total).toBe(0);
});

test('an answer is compressed once, and not sent again to a client that has it', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const first = await api.get(`${CLUSTERS}?${WORLD}&zoom=2`, { headers });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  expect(parsed(MapClustersSchema, JSON.parse(brotliDecompressSync(first.rawPayload).toString())).total).toBe(
    await accepted(),
  );
  expect(first.headers.etag).toMatch(/^W\/"[\w-]{16}"$/);
  const again = await api.get(`${CLUSTERS}?${WORLD}&zoom=2`, {
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const plain = await api.get(`${CLUSTERS}?${WORLD}&zoom=2`);
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('the map follows a change of the data, in every instance', async () => {
  const other = await buildApp({
    db: api.database.db,
    location: api.database.location,
    dataDir: api.database.dataDir,
    tokenSecrets: TEST_SECRETS,
    deskSecret: TEST_DESK_SECRET,
    dataVersionIntervalMs: 20,
  });
  onTestFinished(() => other.close());
  const before = await view(`${WORLD}&zoom=2`);
  const { db } = api.database;
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .selectFrom('recycling_points')
      .select('id')
      .where('status', '=', 'accepted')
      .limit(1)
      .executeTakeFirstOrThrow();
    await trx.updateTable('recycling_points').set({ status: 'closed' }).where('id', '=', id).execute();
    await bumpDataVersion(trx, 'points');
  });
  await eventually(
    async () => {
      const after = await view(`${WORLD}&zoom=2`);
      expect(after.version).not.toBe(before.version);
      expect(after.total).toBe(before.total - 1);
      const there = await other.inject(`${CLUSTERS}?${WORLD}&zoom=2`);
      expect(parsed(MapClustersSchema, there.json())).toEqual(after);
    },
    { timeout: 10_000, interval: 50 },
  );
});

test.each([
  ['zoom=3', 'bbox', 'required'],
  [WORLD, 'zoom', 'required'],
  ['bbox=10,50,20,40&zoom=3', 'bbox', 'invalid-value'],
  ['bbox=NaN,50,20,60&zoom=3', 'bbox', 'invalid-value'],
  ['bbox=10,50,20,Infinity&zoom=3', 'bbox', 'invalid-value'],
  ['bbox=&zoom=3', 'bbox', 'invalid-value'],
  [`${WORLD}&zoom=99`, 'zoom', 'invalid-value'],
  [`${WORLD}&zoom=-1`, 'zoom', 'invalid-value'],
  [`${WORLD}&zoom=23`, 'zoom', 'invalid-value'],
  [`${WORLD}&zoom=1e999`, 'zoom', 'invalid-value'],
  [`${WORLD}&zoom=NaN`, 'zoom', 'invalid-value'],
  ['bbox=a,b,c,d&zoom=3', 'bbox', 'invalid-value'],
  [`${WORLD}&zoom=3&materials=%27`, 'materials', 'invalid-value'],
  [`${WORLD}&zoom=3&x=1`, 'x', 'unknown-field'],
])('%s is refused and names the parameter @V-05', async (query, parameter, code) => {
  const answer = await api.get(`${CLUSTERS}?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({ code, source: { parameter } });
});

test.each([
  'bbox=170,-80,-170,80&zoom=4',
  'bbox=10,50,10,50&zoom=22',
  `${WORLD}&zoom=22`,
  'bbox=-540,-90,540,90&zoom=0',
])('%s is answered', async (query) => {
  const { total, clusters, points } = await view(query);
  expect(clusters.reduce((sum, [, , count]) => sum + count, points.length)).toBe(total);
  if (query.includes('180') || query.includes('540')) expect(total).toBe(await accepted());
});

test('an instance whose map is not there yet says when to try again, and answers everything else', async () => {
  const file = join(api.database.dataDir, 'nowhere', 'late.sqlite');
  const early = await startTestApp({ location: { kind: 'sqlite', file } });
  onTestFinished(() => early.close());
  const refused = await early.get(`${CLUSTERS}?${WORLD}&zoom=2`);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.json().errors).toEqual([expect.objectContaining({ status: '503', code: 'map-not-ready' })]);
  expect((await early.get('/readyz')).statusCode).toBe(200);
  expect((await early.get('/api/web/v1/facility/facility/?page_size=1')).statusCode).toBe(200);
});
