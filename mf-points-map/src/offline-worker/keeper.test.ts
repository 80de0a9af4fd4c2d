import { beforeEach, expect, jest, test } from '@jest/globals';
import { memoryCaches } from '../testing/memory-caches.ts';
import type { gatherCity } from './gather-city.ts';
import { KeepError } from './keep-error.ts';
import { Keeper } from './keeper.ts';
import { KeptSets } from './kept-sets.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-24T12:00:00Z');
const CITY = { id: 'ar-buenos-aires', name: 'Buenos Aires', lng: -58.4, lat: -34.6 };
const OWNER = 'mf-points-map /en-us/recycling-points';

type Gather = typeof gatherCity;

let storage: CacheStorage;
let gathered: number;

const gathers: Gather = async (draft, { city, version }) => {
  gathered += 1;
  await draft.put('/a', new Response('a'));
  const addresses = { tiles: '', labels: '' };
  return { city, version, now: '', bytes: 1, points: 1, box: [0, 0, 1, 1], addresses, at: Date.now() };
};

/** The keeper of a build of the remote; all of them share what the browser stores. */
const keeperOf = (gather: Gather = gathers, version = '1.0.0-b1'): Keeper =>
  new Keeper({
    sets: new KeptSets(storage, OWNER, version),
    remote: 'mf-points-map',
    version,
    mapUrl: '/en-us/recycling-points',
    onProgress: () => undefined,
    gather,
  });

/** Gathers a part, and then fails. */
const failing =
  (error: unknown): Gather =>
  async (draft) => {
    await draft.put('/half', new Response('half'));
    throw error;
  };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  storage = memoryCaches();
  gathered = 0;
});

test.each([
  ['an hour ago', -HOUR, false],
  ['not quite a day ago', -24 * HOUR + 1000, false],
  ['more than a day ago', -24 * HOUR - 1000, true],
  ['tomorrow, by a clock that was a day ahead', 24 * HOUR, true],
  ['a moment ahead', 1000, true],
])('a set that was kept %s is renewed where that is due @X-08', async (_, moved, isDue) => {
  jest.setSystemTime(NOW + moved);
  expect(await keeperOf().keep(CITY)).toBe(true);
  jest.setSystemTime(NOW);
  const keeper = keeperOf();
  await keeper.renew();
  expect(gathered).toBe(isDue ? 2 : 1);
  expect((await keeper.kept())?.at).toBe(isDue ? NOW : NOW + moved);
  expect(await storage.keys()).toHaveLength(1);
});

test('nothing is renewed where nothing is kept @X-08', async () => {
  const keeper = keeperOf();
  await keeper.renew();
  expect([gathered, await keeper.kept(), await storage.keys()]).toEqual([0, null, []]);
});

test.each([
  ['line', new KeepError('line')],
  ['full', new DOMException('no room', 'QuotaExceededError')],
  ['cleared', new DOMException('the cache is gone', 'InvalidStateError')],
  ['release', new KeepError('release')],
] as const)(
  'a city that cannot be kept, “%s”, leaves nothing half and what was kept as it was @X-08',
  async (why, error) => {
    const first = keeperOf(failing(error));
    expect([await first.keep(CITY), first.failure, first.progress]).toEqual([false, why, null]);
    expect([await first.kept(), await storage.keys()]).toEqual([null, []]);

    await keeperOf().keep(CITY);
    const names = await storage.keys();
    const again = keeperOf(failing(error));
    jest.setSystemTime(NOW + 25 * HOUR);
    await again.renew();
    expect(again.failure).toBe(why);
    expect((await again.kept())?.at).toBe(NOW);
    expect(await storage.keys()).toEqual(names);
  },
);

test('where nothing may be stored that is said @X-08', async () => {
  const refuse = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  storage = Object.assign(memoryCaches(), { open: refuse });
  const keeper = keeperOf();
  expect([await keeper.keep(CITY), keeper.failure, gathered]).toEqual([false, 'denied', 0]);
});

test('what is thrown away while it is being kept is no set, and the next attempt is @X-08', async () => {
  const cleared = keeperOf(async (draft, gathering) => {
    const mark = await gathers(draft, gathering);
    for (const name of await storage.keys()) await storage.delete(name);
    return mark;
  });
  expect([await cleared.keep(CITY), cleared.failure]).toEqual([false, 'cleared']);
  expect(await storage.keys()).toEqual([]);
  expect([await keeperOf().keep(CITY), (await storage.keys()).length]).toEqual([true, 1]);
});

test('who asks while a city is being kept waits for the same @X-08', async () => {
  const keeper = keeperOf();
  expect(await Promise.all([keeper.keep(CITY), keeper.keep(CITY)])).toEqual([true, true]);
  expect(gathered).toBe(1);
});

test('who stops it keeps nothing new, and what was kept before as it was; the next attempt goes on to its end @X-08', async () => {
  await keeperOf().keep(CITY);
  const names = await storage.keys();
  const begun = Promise.withResolvers<void>();
  const waits: Gather = async (draft, { signal }) => {
    await draft.put('/half', new Response('half'));
    begun.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  let isSlow = true;
  const keeper = keeperOf((draft, gathering) => (isSlow ? waits : gathers)(draft, gathering));
  const keeping = keeper.keep({ ...CITY, name: 'Rosario' });
  await begun.promise;
  expect([keeper.isKeeping, (await storage.keys()).length]).toEqual([true, 2]);
  await keeper.stop();
  expect([await keeping, keeper.failure, keeper.isKeeping]).toEqual([false, 'stopped', false]);
  expect(await storage.keys()).toEqual(names);
  isSlow = false;
  expect([await keeper.keep(CITY), keeper.failure]).toEqual([true, null]);
});

test('who asks what is kept while a part is thrown away makes no empty set of it @X-08', async () => {
  const sets = new KeptSets(storage, OWNER, '1.0.0-b1');
  const draft = await sets.begin();
  await draft.put('/half', new Response('half'));
  expect((await Promise.all([sets.own(), draft.discard(), sets.before()]))[0]).toBeNull();
  expect(await storage.keys()).toEqual([]);
});

test('a new build has the set of the one before until its own is whole, and without that does not begin @X-08', async () => {
  await keeperOf().keep(CITY);
  const late = keeperOf(failing(new KeepError('line')), '1.0.0-b2');
  await expect(late.takeOver()).rejects.toThrow('not kept: line');
  expect(await late.kept()).toMatchObject({ city: CITY, at: NOW });
  expect(await keeperOf().kept()).not.toBeNull();

  jest.setSystemTime(NOW + HOUR);
  const next = keeperOf(gathers, '1.0.0-b2');
  await next.takeOver();
  expect((await next.kept())?.at).toBe(NOW + HOUR);
});
