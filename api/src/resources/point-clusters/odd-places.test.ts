import type { MapClusters } from '@ecocircle/shared-contracts';
import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import { eventually } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import { LAST_CLUSTERED_ZOOM } from './weighted-clusters.ts';

const FACILITY = '/api/web/v1/facility';
const MARKUP = '<img src=x onerror=alert(1)>"&amp;';
/** Where no demo point is. */
const CROWD = { lng: 100, lat: 10 };
const DATE_LINE = { lng: 180, lat: 0 };
const POLE = { lng: 12, lat: 90 };

let api: TestApp;
let crowd: number;
let odd: { pole: number; line: number };

/** Two points at the ends of the world, and all others in one place. */
async function moveAway(): Promise<void> {
  await api.database.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('recycling_points')
      .select('id')
      .where('status', '=', 'accepted')
      .orderBy('id')
      .execute();
    const [pole = 0, line = 0, ...others] = rows.map(({ id }) => id);
    const place = (ids: readonly number[], at: { lng: number; lat: number }, name?: string) =>
      trx
        .updateTable('recycling_points')
        .set({ ...at, ...(name && { name }) })
        .where('id', 'in', ids)
        .execute();
    await place([pole], POLE, MARKUP);
    await place([line], DATE_LINE);
    await place(others, CROWD);
    await bumpDataVersion(trx, 'points');
    [odd, crowd] = [{ pole, line }, others.length];
  });
}

async function view(bbox: string, zoom: number): Promise<MapClusters> {
  const answer = await api.get(`${FACILITY}/clusters/?bbox=${bbox}&zoom=${zoom}`);
  expect(answer.statusCode).toBe(200);
  return parsed(MapClustersSchema, answer.json());
}

const idsOf = ({ points }: MapClusters): string[] => points.map(([, , id]) => id);

beforeAll(async () => {
  api = await startTestApp({ dataVersionIntervalMs: 20 });
  await moveAway();
  await eventually(async () => expect((await view('99,9,101,11', 3)).total).toBe(crowd));
});
afterAll(() => api.close());

test('a point on the pole is on the map, and in the list there', async () => {
  for (const box of ['-180,-90,180,90', '11,89,13,90', '12,90,12,90'])
    expect((await view(box, 22)).points.map(([, , id]) => id)).toContain(String(odd.pole));
  const { data } = (await api.get(`${FACILITY}/facility/?near=-168,90&bbox=-180,89,180,90`)).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual([String(odd.pole)]);
});

test('a point on the date line is met from both sides', async () => {
  for (const box of ['179,-1,180,1', '-180,-1,-179,1', '179,-1,-179,1', '170,-1,190,1'])
    expect(idsOf(await view(box, 17))).toEqual([String(odd.line)]);
});

test('markup in a name is sent as it is, as JSON that nobody reads as a page', async () => {
  const answer = await api.get(`${FACILITY}/facility/${odd.pole}/`);
  expect(answer.json().data.attributes.name).toBe(MARKUP);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a crowd in one place is one mark at any zoom, and its list has one order', async () => {
  // More than a view has marks.
  expect(crowd).toBeGreaterThan(240);
  for (const zoom of [0, 9, 10, LAST_CLUSTERED_ZOOM, 22]) {
    const { total, clusters, points } = await view('99.9,9.9,100.1,10.1', zoom);
    expect({ total, counts: clusters.map(([, , count]) => count), points }).toEqual({
      total: crowd,
      counts: [crowd],
      points: [],
    });
  }
  const page = async (number: number): Promise<string[]> => {
    const path = `${FACILITY}/facility/?near=100,10&bbox=99,9,101,11&page_size=50&page=${number}`;
    return (await api.get(path)).json().data.map(({ id }: { id: string }) => id);
  };
  const [first, second] = [await page(1), await page(2)];
  expect(new Set([...first, ...second]).size).toBe(100);
  expect([await page(1), await page(2)]).toEqual([first, second]);
});

const BOX = 'bbox=1,1,2,2';
test.each([
  [`clusters/?${BOX}&${BOX}&zoom=3`, 'bbox'],
  [`clusters/?${BOX}&zoom=3&zoom=4`, 'zoom'],
  [`clusters/?${BOX}&zoom=3&materials=paper&materials=glass`, 'materials'],
  [`clusters/?${BOX}&zoom=3.5`, 'zoom'],
  ['clusters/?bbox=1,1,2&zoom=3', 'bbox'],
  ['clusters/?bbox=1,-91,2,2&zoom=3', 'bbox'],
  ['clusters/?bbox=-721,1,2,2&zoom=3', 'bbox'],
  ['facility/?bbox=2,2,1,1', 'bbox'],
  ['facility/?bbox=,,,', 'bbox'],
  ['facility/?near=NaN,1', 'near'],
  ['facility/?near=181,1', 'near'],
  ['facility/?near=1,1&near=2,2', 'near'],
  ['facility/?q=a&q=b', 'q'],
  ['facility/?page=0', 'page'],
  ['facility/?page_size=101', 'page_size'],
  ['facility/?brief=yes', 'brief'],
  [`facility/?q=${'a'.repeat(101)}`, 'q'],
])('%s is refused by name @V-05', async (path, parameter) => {
  const answer = await api.get(`${FACILITY}/${path}`);
  expect([answer.statusCode, answer.json().errors[0].source]).toEqual([400, { parameter }]);
});
