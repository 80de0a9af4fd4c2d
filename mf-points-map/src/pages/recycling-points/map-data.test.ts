/** @jest-environment @ecocircle/test-kit/node */

import { setTimeout as delay } from 'node:timers/promises';
import { serverPoint } from '@ecocircle/app-kit/testing';
import { type ApiCall, ApiError, LOCALES } from '@ecocircle/shared-contracts';
import { createStaticHandler } from '@ecocircle/shared-contracts/router-server';
import { expect, test } from '@jest/globals';
import { type Answer, mapRoutes, pointsApi } from '../../testing/services.ts';
import { page } from './index.ts';
import type { MapData } from './map-data.ts';

const notFound = (): Error => new ApiError(404, []);
const NEAREST = { id: '8', name: 'Batteries', distance: 650, open: null, until: null, zone: 'Europe/Moscow' };
const points = [serverPoint('7'), serverPoint('8', { name: 'Batteries', working_hours: null })];

async function load(path: string, answer: Answer = pointsApi(points, notFound)): Promise<MapData> {
  const { query } = createStaticHandler(mapRoutes(answer, 'ru-RU'));
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('the loader answered by itself');
  if (context.errors) throw Object.values(context.errors)[0];
  return context.loaderData['recycling-points'] as MapData;
}

const statusOf = (data: MapData): number | undefined =>
  (page.handle?.status as ((data: MapData) => number) | undefined)?.(data);

test('the server lists the points of the edition’s city with their open states @S-05 @M-01', async () => {
  const calls: unknown[] = [];
  const api = pointsApi(points, notFound);
  const data = await load('/recycling-points', (call) => {
    if (call.path.endsWith('/facility/')) calls.push(call.query);
    return api(call);
  });
  expect(data.first?.list?.points.map(({ name }) => name)).toEqual(['Point 7', 'Batteries']);
  expect(data.first?.list?.points.map(({ open }) => open.kind)).toEqual(['open', 'unknown']);
  expect(calls).toMatchObject([{ near: '37.618,55.752', page: 1 }]);
});

test('the filter of the address reaches the server’s list, a family as its materials @M-01', async () => {
  const calls: unknown[] = [];
  const api = pointsApi(points, notFound);
  await load('/recycling-points?q=Arbat&materials=paper', (call) => {
    if (call.path.endsWith('/facility/facility/')) calls.push(call.query);
    return api(call);
  });
  expect(calls).toMatchObject([{ q: 'Arbat', materials: 'paper.cardboard', bbox: undefined }]);
});

test('a search opens the map where its results are, closer where there is room @M-01 @X-12', async () => {
  const around = (id: string, lng: number, lat: number) =>
    serverPoint(id, { point: { type: 'Point', coordinates: [lng, lat] } });
  const api = pointsApi([around('7', 30.2, 59.9), around('8', 30.4, 60)], notFound);
  const { start, narrowStart } = await load('/recycling-points?q=Nevsky', api);
  expect(start).toMatchObject({ centre: [expect.closeTo(30.3, 1), expect.closeTo(59.95, 1)], zoom: 11 });
  expect(narrowStart).toMatchObject({
    centre: [expect.closeTo(30.3, 1), expect.closeTo(59.95, 1)],
    zoom: 10,
  });
  const placed = await load('/recycling-points?q=Nevsky&at=30.2,59.9,16', api);
  expect(placed).toMatchObject({ start: { centre: [30.2, 59.9], zoom: 16 }, narrowStart: null });
});

test('a search that finds nothing opens the map where it would have opened @M-01', async () => {
  const [usual, { start, narrowStart }] = await Promise.all([
    load('/recycling-points'),
    load('/recycling-points?q=Nothing', pointsApi([], notFound)),
  ]);
  expect(start).toEqual(usual.start);
  expect(narrowStart).toBeNull();
});

test('a deep link gives the card and opens the map at the point @M-05 @S-05', async () => {
  const data = await load('/recycling-points/7');
  expect(data.card).toMatchObject({
    kind: 'point',
    point: { name: 'Point 7' },
    marked: { id: '7', name: 'Point 7', lng: 37.6, lat: 55.75 },
  });
  expect(data.start.centre).toEqual([37.6, 55.75]);
  expect(statusOf(data)).toBe(200);
});

test('an unknown or hidden point keeps the map and its list, with status 404 @M-05', async () => {
  const data = await load('/recycling-points/404');
  expect(data.card).toEqual({ kind: 'missing' });
  expect(data.first?.list?.points).toHaveLength(2);
  expect(statusOf(data)).toBe(404);
});

test('a point that is closed for good is a 410 with the points around it @P-13', async () => {
  const gone = serverPoint('9', { closing: { comment: 'Moved.', from: '2026-11-01', to: null } });
  const data = await load(
    '/recycling-points/9',
    pointsApi(points, () => new ApiError(410, [], { result: { data: gone } })),
  );
  expect(data.card).toMatchObject({ kind: 'closed', point: { closing: { comment: 'Moved.' } } });
  expect(data.first?.list?.points).toHaveLength(2);
  expect(statusOf(data)).toBe(410);
});

test('a failure other than a missing point is not called a missing point @M-05', async () => {
  const failing = pointsApi([], () => new ApiError(503, []));
  await expect(load('/recycling-points/7', failing)).rejects.toMatchObject({ status: 503 });
});

test('without a line the server knows no point, and does not say that it is unreachable @X-08', async () => {
  const failing = pointsApi([], () => new ApiError(0, []));
  await expect(load('/recycling-points/7', failing)).rejects.toMatchObject({ status: 0 });
});

// A failure that nobody waits for would fail this test, as it ends a server.
test('words that fail before the asked thing is known fail the page, and nothing more', async () => {
  const api = pointsApi(points, notFound);
  const loading = load('/recycling-points?thing=jar', async (call) => {
    if (call.path.endsWith('/dictionary/materials/')) throw new ApiError(0, []);
    if (call.path.endsWith('/things/find/')) {
      await delay(50);
      throw new ApiError(0, []);
    }
    return api(call);
  });
  await expect(loading).rejects.toMatchObject({ status: 0 });
});

/** What was asked of an address, and the data of the page. */
async function loadAsked(path: string, end: string) {
  const asked: ApiCall['query'][] = [];
  const api = pointsApi(points, notFound);
  const data = await load(path, (call) => {
    if (call.path.endsWith(end)) asked.push(call.query);
    return api(call);
  });
  return { data, asked };
}

test('the marks of the first view come with the page, of a box around its centre @X-12', async () => {
  const { data, asked } = await loadAsked('/recycling-points?materials=paper', '/clusters/');
  expect(asked).toMatchObject([
    { bbox: '37.0961,55.5661,38.1399,55.937', zoom: 10, materials: 'paper.cardboard' },
  ]);
  expect(data.first?.marks?.query.box[0]).toBeCloseTo(37.0961, 4);
  expect(data.first?.marks?.data).toMatchObject({ clusters: [], points: [] });
  expect(data.first?.ground.tiles).toBe('/basemap/{theme}/{z}/{x}/{y}.svg');
});

test('a deep link brings the marks around its point, and no list that the card would hide @X-12 @M-05', async () => {
  const { data, asked } = await loadAsked('/recycling-points/7', '/clusters/');
  expect(asked).toMatchObject([{ zoom: 14 }]);
  const [west = 0, south = 0, east = 0, north = 0] = String(asked[0]?.bbox).split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(37.6, 3);
  expect(south < 55.75 && 55.75 < north).toBe(true);
  expect(data.first?.list).toBeNull();
});

test('what a search found stands on the map instead of other marks', async () => {
  const { data, asked } = await loadAsked('/recycling-points?q=Arbat', '/clusters/');
  expect(asked).toEqual([]);
  expect(data.first?.marks).toBeNull();
  expect(data.first?.list?.query.q).toBe('Arbat');
});

test('an address may name the view at which the map opens; what it has no tiles for counts as none @X-13', async () => {
  const { data, asked } = await loadAsked('/recycling-points?at=30.31,59.94,13', '/facility/facility/');
  expect(data.start).toEqual({ centre: [30.31, 59.94], zoom: 13 });
  expect(asked).toMatchObject([{ near: '30.31,59.94' }]);
  for (const at of ['30.31,59.94', '30.31,59.94,99', '190,59.94,13', '30.31,89,13', 'NaN,0,3', '0,0,2'])
    expect((await load(`/recycling-points?at=${at}`)).start.centre).toEqual([37.618, 55.752]);
});

test('what of the address means nothing is told with the city that the map opens in, and narrows nothing @R-09', async () => {
  const { data, asked } = await loadAsked(
    '/recycling-points?at=NaN,0,3&materials=no-such,cardboard&open=yes',
    '/facility/facility/',
  );
  expect(data.odd).toEqual({
    search: 'at=NaN%2C0%2C3&materials=no-such%2Ccardboard&open=yes',
    city: 'Москва',
    parts: [
      { part: 'at', said: 'NaN,0,3' },
      { part: 'materials', said: 'no-such' },
      { part: 'open', said: 'yes' },
    ],
  });
  expect(asked).toMatchObject([{ materials: 'cardboard', open: undefined }]);
  expect((await load('/recycling-points?materials=cardboard&at=30.31,59.94,13')).odd).toBeNull();
  expect((await load('/recycling-points/7?at=nowhere')).odd).toBeNull();
});

test('where nothing is in view the page says which point is the best to go to @M-04', async () => {
  const calls: ApiCall[] = [];
  const { first } = await load('/recycling-points?at=0,84,10&materials=cardboard', (call) => {
    calls.push(call);
    if (call.path.endsWith('/facility/answer/')) return { data: { total: 2, openNow: 1, nearest: NEAREST } };
    return pointsApi([], notFound)(call);
  });
  expect(first?.list).toMatchObject({ total: 0, nearest: { id: '8', distance: 650 } });
  const asked = calls.find(({ path }) => path.endsWith('/facility/answer/'));
  expect(asked?.query).toMatchObject({ materials: 'cardboard', near: '0,84', country: 'RU' });
});

test('marks that cannot be had leave the page to the map @X-12', async () => {
  const api = pointsApi(points, notFound);
  const data = await load('/recycling-points', (call) => {
    if (call.path.endsWith('/clusters/')) throw new ApiError(503, []);
    return api(call);
  });
  expect(data.first?.marks).toBeNull();
  expect(data.first?.list?.points).toHaveLength(2);
});

test('a map that is being prepared is asked for once, and the rest of the page is there @X-12', async () => {
  const asked: ApiCall['once'][] = [];
  const api = pointsApi(points, notFound);
  const data = await load('/recycling-points', (call) => {
    if (!call.path.endsWith('/clusters/')) return api(call);
    asked.push(call.once);
    throw new ApiError(503, [{ status: '503', code: 'map-not-ready', title: 'Preparing' }]);
  });
  expect(asked).toEqual([true]);
  expect(data.first?.marks).toMatchObject({ data: null });
  expect(data.first?.list?.points).toHaveLength(2);
});

test('a list that cannot be had leaves the page to the browser', async () => {
  const api = pointsApi(points, notFound);
  const data = await load('/recycling-points', (call) => {
    if (call.path.endsWith('/facility/facility/')) throw new ApiError(500, []);
    return api(call);
  });
  expect(data.first?.list).toBeNull();
  expect(data.dictionaries.materials).toHaveLength(3);
});

const JAR = {
  id: 'jam-jar',
  family: 'glass',
  materials: ['glass-jars', 'glass-bottles'],
  name: 'Банка',
  slug: 'banka',
  words: [],
  prepare: '',
  keep_out: '',
  otherwise: '',
  becomes: '',
  slugs: Object.fromEntries(LOCALES.map((locale) => [locale, 'banka'])),
  related: [],
};

const withThings =
  (nearest: unknown, calls: ApiCall[] = []): Answer =>
  (call) => {
    calls.push(call);
    if (call.path.endsWith('/things/find/')) {
      if (!/jar|банк/.test(String(call.query?.ask))) throw notFound();
      return { data: JAR };
    }
    if (call.path.endsWith('/facility/answer/')) {
      if (nearest instanceof Error) throw nearest;
      return { data: { total: 2, openNow: 1, nearest } };
    }
    return pointsApi(points, notFound)(call);
  };

test('an asked thing is answered by the point to go to, and narrows list and map @X-06 @S-05', async () => {
  const calls: ApiCall[] = [];
  const { answer, first } = await load('/recycling-points?thing=jam-jar', withThings(NEAREST, calls));
  expect(answer).toMatchObject({
    thing: { name: 'Банка' },
    best: { id: '8', name: 'Batteries' },
    isFar: false,
  });
  expect(first?.list?.query.wishes.materials).toEqual(['glass-jars.glass-bottles']);
  const asked = calls.filter(({ path }) => path.endsWith('/facility/answer/')).map(({ query }) => query);
  const wanted = { materials: 'glass-jars.glass-bottles', near: '37.6180,55.7520', country: 'RU' };
  expect(asked).toEqual([{ ...wanted, city: 'Москва' }, wanted]);
  expect(answer?.inCity).toEqual({ city: 'Москва', total: 2, openNow: 1 });
});

test('other countries count for the answer as for the list beside it @X-06', async () => {
  const calls: ApiCall[] = [];
  await load('/recycling-points?thing=jam-jar&countries=all', withThings(NEAREST, calls));
  const asked = calls.filter(({ path }) => path.endsWith('/facility/answer/')).map(({ query }) => query);
  expect(asked.map((query) => [query?.city, query?.country])).toEqual([
    ['Москва', 'RU'],
    [undefined, undefined],
  ]);
});

test('a point that nobody goes to with a jar is called far @X-09', async () => {
  const { answer } = await load(
    '/recycling-points?thing=jam-jar',
    withThings({ ...NEAREST, distance: 12_000 }),
  );
  expect(answer).toMatchObject({ best: { id: '8' }, isFar: true });
});

test.each([
  ['none', null, true],
  ['unknown', new ApiError(503, []), false],
])('without a point to go to the page is there, and says that it is %s', async (best, nearest, isFar) => {
  const { answer, first } = await load('/recycling-points?thing=jam-jar', withThings(nearest));
  expect(answer).toMatchObject({ best, isFar });
  expect(first?.list?.points).toHaveLength(2);
});

test.each([
  ['?thing=банка&open=now', '/recycling-points?open=now&thing=jam-jar'],
  ['?thing=Arbat+1', '/recycling-points?q=Arbat+1'],
  ['/7?thing=Arbat', '/recycling-points/7?q=Arbat'],
  [`?thing=${'a'.repeat(150)}`, `/recycling-points?q=${'a'.repeat(101)}`],
])('the words of a form in %s become %s @X-06', async (address, target) => {
  const { query } = createStaticHandler(mapRoutes(withThings(NEAREST), 'ru-RU'));
  const response = await query(new Request(`http://localhost/recycling-points${address}`));
  if (!(response instanceof Response)) throw new Error('the loader gave a page');
  expect([response.status, response.headers.get('location')]).toEqual([302, target]);
});

test('a thing that nobody knows is told beside the words that are looked for @R-09', async () => {
  const { odd, answer, first } = await load('/recycling-points?thing=Arbat&q=bank', withThings(NEAREST));
  expect(answer).toBeNull();
  expect(odd?.parts).toEqual([{ part: 'thing', said: 'Arbat' }]);
  expect(first?.list?.query).toMatchObject({ q: 'bank', wishes: { materials: [] } });
});
