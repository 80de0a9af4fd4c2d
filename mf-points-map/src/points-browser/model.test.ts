import { serverPoint } from '@ecocircle/app-kit/testing';
import { type ApiCall, ApiError } from '@ecocircle/shared-contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { createDictionaryCache, NO_WISHES } from '../points-data/index.ts';
import { NOW, testServices } from '../testing/services.ts';
import {
  $context,
  $count,
  $isLineLost,
  $isOpen,
  $lastListFits,
  $listState,
  $listWaiting,
  $mapFailed,
  $mapPreparing,
  $marks,
  $view,
  cardToggled,
  closed,
  type FirstMarks,
  filterChanged,
  type MapView,
  marksOutdated,
  moreWanted,
  type Opening,
  opened,
  originChanged,
  PREPARATION,
  REST,
  retried,
  viewChanged,
} from './model.ts';

interface Pending {
  readonly call: ApiCall;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const GLASS = { ...NO_WISHES, materials: ['glass-jars'] };

let pending: Pending[];
let scope: Scope;

beforeEach(() => {
  jest.useFakeTimers();
  pending = [];
  const services = testServices(
    (call) => new Promise((resolve, reject) => pending.push({ call, resolve, reject })),
  );
  const dictionaries = createDictionaryCache(services);
  scope = fork({ values: [[$context, { api: services.api, moment: () => NOW, dictionaries }]] });
});
afterEach(() => void jest.useRealTimers());

const view = (zoom: number): MapView => ({
  box: [37, 55, 38, 56],
  paddedBox: [36, 54, 39, 57],
  centre: [37.5, 55.5],
  zoom,
});
const flush = () => jest.advanceTimersByTimeAsync(0);
const asked = (end: string): Pending[] => pending.filter(({ call }) => call.path.endsWith(end));
const clustersAsked = () => asked('/clusters/');
const listsAsked = () => asked('/facility/facility/');
const mapOf = (version: string, clusters: number[][] = []) => ({
  version,
  total: 0,
  clusters,
  points: [],
  closed: [],
});
const listOf = (ids: string[], total = ids.length) => ({
  data: ids.map((id) => serverPoint(id)),
  meta: { total },
});

async function open(q = '', given: Partial<Opening> = {}): Promise<void> {
  const nothing = {
    list: null,
    marks: null,
    isAged: false,
    goesToFound: true,
    cardOpen: false,
  };
  await allSettled(opened, {
    scope,
    params: { wanted: { q, wishes: NO_WISHES, sort: 'open' }, ...nothing, ...given },
  });
}
function shownIds(): string[] | null {
  const state = scope.getState($listState);
  return state.kind === 'ready' ? state.data.points.map(({ id }) => id) : null;
}
function move(zoom: number): void {
  scopeBind(viewChanged, { scope })(view(zoom));
}

test('asks for the first view at once and once @M-01', async () => {
  await open();
  move(10);
  await jest.advanceTimersByTimeAsync(REST * 2);
  expect(clustersAsked()).toHaveLength(1);
  expect(listsAsked()).toHaveLength(1);
  expect(clustersAsked()[0]?.call.query).toMatchObject({ bbox: '36,54,39,57', zoom: 10 });
  expect(listsAsked()[0]?.call.query).toMatchObject({ bbox: '37,55,38,56', near: '37.5,55.5', page: 1 });
});

test('the list is ordered from where the visitor is, and anew when they have gone on @M-04', async () => {
  await open();
  scopeBind(originChanged, { scope })({ lng: 37.2, lat: 55.2 });
  move(10);
  await flush();
  scopeBind(originChanged, { scope })({ lng: 37.2001, lat: 55.2 });
  await flush();
  expect(listsAsked().map(({ call }) => call.query?.near)).toEqual(['37.2,55.2']);
  scopeBind(originChanged, { scope })({ lng: 37.3, lat: 55.2 });
  await flush();
  scopeBind(originChanged, { scope })(null);
  await flush();
  expect(listsAsked().map(({ call }) => call.query?.near)).toEqual(['37.2,55.2', '37.3,55.2', '37.5,55.5']);
});

test('a list that the page came with is ordered from where the visitor is', async () => {
  const query = { q: '', wishes: NO_WISHES, sort: 'open', box: null, near: [37.5, 55.5], page: 1 } as const;
  await open('', { list: { points: [], total: 0, price: null, nearest: null, query } });
  move(10);
  await flush();
  expect(listsAsked()).toHaveLength(0);
  scopeBind(originChanged, { scope })({ lng: 37.2, lat: 55.2 });
  await flush();
  expect(listsAsked().map(({ call }) => call.query?.near)).toEqual(['37.2,55.2']);
});

test('asks only for the last of the views that follow each other quickly @M-01', async () => {
  await open();
  move(10);
  await flush();
  for (const zoom of [11, 12, 13]) {
    move(zoom);
    await jest.advanceTimersByTimeAsync(REST / 2);
  }
  expect(clustersAsked()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(REST);
  expect(clustersAsked().map(({ call }) => call.query?.zoom)).toEqual([10, 13]);
  expect(scope.getState($view)?.zoom).toBe(13);
});

test('aborts the view that was left and ignores its late answer @M-01', async () => {
  await open();
  move(10);
  await flush();
  move(12);
  await jest.advanceTimersByTimeAsync(REST);
  const [old, current] = clustersAsked();
  expect(old?.call.signal?.aborted).toBe(true);
  expect(current?.call.signal?.aborted).toBe(false);
  current?.resolve(mapOf('2', [[37.5, 55.5, 7, 13]]));
  await flush();
  old?.resolve(mapOf('1', [[37.5, 55.5, 99, 11]]));
  await flush();
  expect(scope.getState($marks).clusters).toEqual([[37.5, 55.5, 7, 13]]);
  expect(scope.getState($mapFailed)).toBe(false);
});

test('asks for the marks alone when a point has opened or closed, not in a search @M-01', async () => {
  await open();
  move(10);
  await flush();
  const lists = listsAsked().length;
  scopeBind(marksOutdated, { scope })();
  await flush();
  expect(clustersAsked().map(({ call }) => call.query?.zoom)).toEqual([10, 10]);
  scopeBind(filterChanged, { scope })({ q: 'glass', wishes: NO_WISHES, sort: 'open' });
  scopeBind(marksOutdated, { scope })();
  await flush();
  expect(clustersAsked()).toHaveLength(2);
  expect(listsAsked()).toHaveLength(lists + 1);
});

test('keeps the list that came with the page until the map moves @M-01', async () => {
  const query = {
    q: '',
    wishes: NO_WISHES,
    sort: 'open' as const,
    box: null,
    near: [37.5, 55.5] as const,
    page: 1,
  };
  await open('', { list: { points: [], total: 0, price: null, nearest: null, query } });
  move(10);
  await jest.advanceTimersByTimeAsync(REST * 2);
  expect(listsAsked()).toHaveLength(0);
  move(11);
  await jest.advanceTimersByTimeAsync(REST);
  expect(listsAsked()).toHaveLength(1);
});

/** Marks that came with the page: of a box around that of the view, at its zoom. */
const first: FirstMarks = {
  query: { box: [36.5, 54.5, 38.5, 56.5], zoom: 10, wishes: NO_WISHES },
  data: { version: '1', total: 40, clusters: [[37.5, 55.5, 40, 12]], points: [], closed: [] },
};

test('begins with the marks that came with the page and asks for none until the map moves @X-12', async () => {
  await open('', { marks: first });
  expect(scope.getState($marks).clusters).toEqual([[37.5, 55.5, 40, 12]]);
  move(10);
  await jest.advanceTimersByTimeAsync(REST * 2);
  expect(clustersAsked()).toHaveLength(0);
  expect(scope.getState($count)).toBe(40);
  scopeBind(viewChanged, { scope })({ ...view(10), centre: [37.6, 55.5] });
  await jest.advanceTimersByTimeAsync(REST);
  expect(clustersAsked()).toHaveLength(1);
});

test.each<[string, Partial<Opening>, MapView]>([
  ['the window shows more than that', { marks: first }, { ...view(10), box: [36, 54, 39, 57] }],
  ['the map opens at another zoom', { marks: first }, view(11)],
  ['the page was kept for a while', { marks: first, isAged: true }, view(10)],
])('asks for marks although some came with the page: %s @X-12', async (_, given, seen) => {
  await open('', given);
  scopeBind(viewChanged, { scope })(seen);
  await flush();
  expect(clustersAsked()).toHaveLength(1);
  // Until they come, those of the page stay.
  expect(scope.getState($marks).clusters).toHaveLength(1);
});

test('marks that came with the page are those of its filter alone @X-12', async () => {
  await open('', { marks: first });
  scopeBind(filterChanged, { scope })({ q: '', wishes: GLASS, sort: 'open' });
  move(10);
  await flush();
  expect(clustersAsked().map(({ call }) => call.query?.materials)).toEqual(['glass-jars']);
});

test('knows whether the page is open', async () => {
  expect(scope.getState($isOpen)).toBe(false);
  await open();
  expect(scope.getState($isOpen)).toBe(true);
  scopeBind(closed, { scope })();
  expect(scope.getState($isOpen)).toBe(false);
});

test('shows what a search found instead of clusters and does not repeat it when the map moves @M-01', async () => {
  await open();
  move(10);
  await flush();
  await flush();
  scopeBind(filterChanged, { scope })({ q: 'glass', wishes: GLASS, sort: 'open' });
  await flush();
  const search = listsAsked().at(-1);
  expect(search?.call.query).toMatchObject({ q: 'glass', materials: 'glass-jars', bbox: undefined });
  search?.resolve(listOf(['1', '2']));
  await flush();
  expect(scope.getState($marks).points.map(([, , id]) => id)).toEqual(['1', '2']);
  expect(scope.getState($count)).toBe(2);
  move(12);
  await jest.advanceTimersByTimeAsync(REST);
  expect(listsAsked()).toHaveLength(2);
});

test('adds further pages of the same query, each point once @M-01', async () => {
  await open();
  move(10);
  await flush();
  listsAsked()[0]?.resolve(listOf(['1', '2'], 4));
  await flush();
  scopeBind(moreWanted, { scope })();
  await flush();
  expect(listsAsked()[1]?.call.query).toEqual({ ...listsAsked()[0]?.call.query, page: 2 });
  listsAsked()[1]?.resolve(listOf(['2', '3'], 4));
  await flush();
  expect(shownIds()).toEqual(['1', '2', '3']);
});

test('says that the points failed and recovers when asked again @M-01', async () => {
  await open();
  move(10);
  await flush();
  clustersAsked()[0]?.reject(new Error('offline'));
  listsAsked()[0]?.reject(new Error('offline'));
  await flush();
  expect([scope.getState($mapFailed), scope.getState($listState).kind]).toEqual([true, 'failed']);
  scopeBind(retried, { scope })();
  await flush();
  clustersAsked()[1]?.resolve(mapOf('1', [[37.5, 55.5, 3, 12]]));
  listsAsked()[1]?.resolve(listOf(['1']));
  await flush();
  expect([scope.getState($mapFailed), scope.getState($listState).kind]).toEqual([false, 'ready']);
  expect(scope.getState($count)).toBe(3);
});

test('says that the map is being prepared, and asks again by itself until it is @M-01', async () => {
  const notReady = () => new ApiError(503, [{ status: '503', code: 'map-not-ready', title: 'Preparing' }]);
  await open();
  move(10);
  await flush();
  clustersAsked()[0]?.reject(notReady());
  await flush();
  expect([scope.getState($mapPreparing), scope.getState($mapFailed)]).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(PREPARATION);
  expect(clustersAsked().map(({ call }) => call.query)).toEqual([
    clustersAsked()[0]?.call.query,
    clustersAsked()[0]?.call.query,
  ]);
  clustersAsked()[1]?.resolve(mapOf('1', [[37.5, 55.5, 3, 12]]));
  await flush();
  expect(scope.getState($mapPreparing)).toBe(false);
  expect(scope.getState($marks).clusters).toEqual([[37.5, 55.5, 3, 12]]);
  move(12);
  await jest.advanceTimersByTimeAsync(REST);
  clustersAsked()[2]?.reject(notReady());
  await flush();
  expect(scope.getState($marks).clusters).toEqual([[37.5, 55.5, 3, 12]]);
  move(13);
  await jest.advanceTimersByTimeAsync(REST);
  clustersAsked()[3]?.resolve(mapOf('2', [[37.5, 55.5, 4, 13]]));
  await jest.advanceTimersByTimeAsync(2 * PREPARATION);
  expect(scope.getState($marks).clusters).toEqual([[37.5, 55.5, 4, 13]]);
  expect(clustersAsked()).toHaveLength(4);
});

test('says at once that the map is being prepared where the page came without it @M-01', async () => {
  const query = { box: [36, 54, 39, 57] as const, zoom: 10, wishes: NO_WISHES };
  await open('', { marks: { query, data: null } });
  expect([scope.getState($mapPreparing), scope.getState($marks).clusters]).toEqual([true, []]);
  move(10);
  await flush();
  clustersAsked()[0]?.resolve(mapOf('1', [[37.5, 55.5, 3, 12]]));
  await flush();
  expect([scope.getState($mapPreparing), scope.getState($marks).clusters]).toEqual([
    false,
    [[37.5, 55.5, 3, 12]],
  ]);
});

test('keeps the list whose next page could not be had, and asks for that page again @M-01', async () => {
  await open();
  move(10);
  await flush();
  listsAsked()[0]?.resolve(listOf(['1', '2'], 4));
  await flush();
  const more = scopeBind(moreWanted, { scope });
  more();
  await flush();
  listsAsked()[1]?.reject(new Error('offline'));
  await flush();
  expect(shownIds()).toEqual(['1', '2']);
  expect(scope.getState($listState)).toMatchObject({ stale: 'server' });
  more();
  await flush();
  expect(listsAsked()[2]?.call.query?.page).toBe(2);
});

test('does not show the list of one place as that of another which could not be had @M-01', async () => {
  await open();
  move(10);
  await flush();
  listsAsked()[0]?.resolve(listOf(['1']));
  clustersAsked()[0]?.resolve(mapOf('1', [[37.5, 55.5, 3, 12]]));
  await flush();
  move(12);
  await jest.advanceTimersByTimeAsync(REST);
  listsAsked()[1]?.reject(new Error('offline'));
  clustersAsked()[1]?.reject(new Error('offline'));
  await flush();
  expect(scope.getState($listState).kind).toBe('failed');
  // The marks stay.
  expect(scope.getState($marks).clusters).toHaveLength(1);
  expect(scope.getState($mapFailed)).toBe(true);
});

test('knows whether the list that was seen last is what is chosen when the line has dropped @X-08', async () => {
  const known = () => [scope.getState($isLineLost), scope.getState($lastListFits)];
  await open();
  move(10);
  await flush();
  listsAsked()[0]?.resolve(listOf(['1']));
  await flush();
  expect(known()).toEqual([false, true]);
  move(12);
  await jest.advanceTimersByTimeAsync(REST);
  listsAsked()[1]?.reject(new ApiError(0, []));
  await flush();
  expect(known()).toEqual([true, true]);
  scopeBind(filterChanged, { scope })({ q: '', wishes: GLASS, sort: 'open' });
  await flush();
  listsAsked()[2]?.reject(new ApiError(0, []));
  await flush();
  expect(known()).toEqual([true, false]);
  scopeBind(filterChanged, { scope })({ q: '', wishes: { ...NO_WISHES }, sort: 'open' });
  await flush();
  listsAsked()[3]?.reject(new ApiError(503, []));
  await flush();
  expect(known()).toEqual([false, true]);
});

test('counts only what can be seen, not what the padded box holds @M-01', async () => {
  await open();
  move(10);
  await flush();
  clustersAsked()[0]?.resolve(
    mapOf('1', [
      [37.5, 55.5, 40, 12],
      [38.9, 55.5, 1000, 12],
    ]),
  );
  await flush();
  expect(scope.getState($count)).toBe(40);
});

test('does not ask for a list that a card hides, but does when the card is closed @M-01', async () => {
  await open();
  await allSettled(cardToggled, { scope, params: true });
  move(10);
  await flush();
  expect([clustersAsked().length, listsAsked().length]).toEqual([1, 0]);
  scopeBind(cardToggled, { scope })(false);
  await flush();
  expect([clustersAsked().length, listsAsked().length]).toEqual([1, 1]);
  scopeBind(cardToggled, { scope })(true);
  scopeBind(cardToggled, { scope })(false);
  await flush();
  expect(listsAsked()).toHaveLength(1);
});

test('the list of before stands there, and is told to be waiting, while another one is asked for @M-01', async () => {
  await open();
  move(10);
  expect(scope.getState($listWaiting)).toBe(true);
  await flush();
  listsAsked()[0]?.resolve(listOf(['1']));
  await flush();
  expect([scope.getState($listWaiting), shownIds()]).toEqual([false, ['1']]);
  scopeBind(filterChanged, { scope })({ q: '', wishes: GLASS, sort: 'price' });
  await flush();
  expect([scope.getState($listWaiting), shownIds()]).toEqual([true, ['1']]);
  expect(listsAsked()[1]?.call.query).toMatchObject({ materials: 'glass-jars', sort: 'price' });
  listsAsked()[1]?.resolve(listOf(['2'], 2));
  await flush();
  expect([scope.getState($listWaiting), shownIds()]).toEqual([false, ['2']]);
  scopeBind(moreWanted, { scope })();
  await flush();
  expect([scope.getState($listWaiting), listsAsked()[2]?.call.query?.page]).toEqual([false, 2]);
});
