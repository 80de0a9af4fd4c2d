import {
  openState,
  type RecyclingPoint,
  readNearbyAnswer,
  readPage,
  readPriceMeasure,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { foundAmong } from '@ecocircle/shared-contracts/point-finding';
import { NearbyAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import { type LngLat, metresBetween } from '../point-clusters/distances.ts';

const FACILITY = '/api/web/v1/facility';
const NEAR: LngLat = [-58.432, -34.607];
/** A Tuesday, noon in Buenos Aires. */
const NOON = new Date('2026-03-10T15:07:00Z');

let api: TestApp;
let all: readonly RecyclingPoint[];

async function ask(path: string): Promise<unknown> {
  const answer = await api.get(`${FACILITY}/${path}`);
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  return answer.json();
}

async function listed(query: string): Promise<RecyclingPoint[]> {
  const points: RecyclingPoint[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(`facility/?${query}&page=${page}&page_size=100`);
    const { entries, total } = readPage(answer, toRecyclingPoint);
    points.push(...entries);
    if (entries.length < 100) {
      expect(points).toHaveLength(total);
      return points;
    }
  }
}

beforeAll(async () => {
  api = await startTestApp();
  setTime(NOON);
  all = await listed('');
});
afterAll(async () => {
  setTime(null);
  await api.close();
});

const isOpen = ({ closing, workingHours, timeZone, specialHours }: RecyclingPoint): boolean =>
  closing === null &&
  workingHours !== null &&
  openState(workingHours, NOON, timeZone, specialHours.days).state === 'open';

const distance = ({ coords: { lng, lat } }: RecyclingPoint): number =>
  Math.round(metresBetween(NEAR, lng, lat));

const takes = (point: RecyclingPoint, materials: readonly string[]): boolean =>
  point.smrs.some(({ typeId }) => materials.includes(typeId));

const pays = (point: RecyclingPoint, materials: readonly string[]): boolean =>
  point.smrs.some(({ typeId, rate }) => rate > 0 && (materials.length === 0 || materials.includes(typeId)));

const ids = (points: readonly RecyclingPoint[]): string[] => points.map(({ id }) => id);
const sortedIds = (points: readonly RecyclingPoint[]): string[] => ids(points).sort();

const MATERIALS = ['batteries', 'paper', 'cardboard', 'glass-jars', 'glass-bottles', 'lamps', 'wood'];

const group = fc.subarray(MATERIALS, { minLength: 1, maxLength: 2 });
const wishes = fc.record({
  groups: fc.array(group, { maxLength: 3 }),
  match: fc.constantFrom('any', 'all'),
  open: fc.boolean(),
  paid: fc.boolean(),
  country: fc.constantFrom(undefined, 'AR', 'KZ'),
  notCountries: fc.constantFrom<readonly string[]>([], ['RU'], ['KZ', 'RU']),
});
type Wishes = typeof wishes extends fc.Arbitrary<infer Value> ? Value : never;

/** The groups as the API takes them: without `all` any of the materials will do. */
const groupsOf = ({ groups, match }: Wishes): string[][] =>
  match === 'all' || groups.length === 0 ? groups : [groups.flat()];

function queryOf({ groups, match, open, paid, country, notCountries }: Wishes): string {
  const query = new URLSearchParams({ match, materials: groups.map((names) => names.join('.')).join(',') });
  if (open) query.set('open', 'now');
  if (paid) query.set('paid', '1');
  if (country) query.set('country', country);
  if (notCountries.length > 0) query.set('not_country', String(notCountries));
  return query.toString();
}

function wanted({ groups, match, open, paid, country, notCountries }: Wishes): readonly RecyclingPoint[] {
  const any = groups.flat();
  return all.filter(
    (point) =>
      (match === 'all' || any.length === 0
        ? groups.every((names) => takes(point, names))
        : takes(point, any)) &&
      (!open || isOpen(point)) &&
      (!paid || pays(point, any)) &&
      (!country || point.country === country) &&
      !notCountries.includes(point.country),
  );
}

test('list, map and answer find what is wanted, and nothing else @M-01 @X-05', async () => {
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      const expected = wanted(wish);
      expect(sortedIds(await listed(queryOf(wish)))).toEqual(sortedIds(expected));
      const { total, openNow } = readNearbyAnswer(await ask(`answer/?${queryOf(wish)}`));
      expect([total, openNow]).toEqual([expected.length, expected.filter(isOpen).length]);
      const world = await ask(`clusters/?bbox=-180,-85,180,85&zoom=3&${queryOf(wish)}`);
      expect(world).toMatchObject({ total: expected.length });
    }),
    { numRuns: 30 },
  );
});

test('who has the points finds among them what the API finds, in the same order @X-08 @M-01', async () => {
  const near = { lng: NEAR[0], lat: NEAR[1] };
  const words = fc.constantFrom('', 'buenos', 'AIRES', 'Алматы', '100%', 'no such word');
  const box = fc.constantFrom(null, [-59, -35, -58, -34] as const, [30, 50, 80, 60] as const);
  const sorted = fc.constantFrom('open', 'price');
  await fc.assert(
    fc.asyncProperty(wishes, words, box, sorted, async (wish, q, bbox, order) => {
      const groups = groupsOf(wish);
      const sort = order === 'price' && groups.length > 0 ? 'price' : 'open';
      const query = new URLSearchParams(queryOf(wish));
      query.set('near', String(NEAR));
      query.set('sort', sort);
      if (q) query.set('q', q);
      if (bbox) query.set('bbox', String(bbox));
      const { open: openOnly, paid: paidOnly, country = null, notCountries } = wish;
      const search = { q, groups, openOnly, paidOnly, country, notCountries, box: bbox, near, sort } as const;
      expect(ids(foundAmong(all, search, NOON).points)).toEqual(ids(await listed(query.toString())));
    }),
    { numRuns: 60 },
  );
});

describe('the order', () => {
  const near = `near=${NEAR}`;

  test('is open first, the nearest first among those that are and those that are not @X-05', async () => {
    const points = await listed(near);
    const expected = all.toSorted(
      (a, b) =>
        Number(isOpen(b)) - Number(isOpen(a)) || distance(a) - distance(b) || Number(a.id) - Number(b.id),
    );
    expect(ids(points)).toEqual(ids(expected));
  });

  test('is by the best price for one unit in one currency @X-07', async () => {
    const query = `${near}&materials=paper,cardboard&country=AR&sort=price`;
    const measure = readPriceMeasure(await ask(`facility/?${query}`));
    expect(measure).toEqual({ unit: 'kg', country: 'AR' });
    const best = ({ smrs }: RecyclingPoint): number =>
      Math.max(
        0,
        ...smrs
          .filter(({ typeId, uom }) => uom === 'kg' && ['paper', 'cardboard'].includes(typeId))
          .map(({ rate }) => rate),
      );
    const prices = (await listed(query)).map(best);
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('by price keeps currencies apart: the one that most points pay in stands first @X-07', async () => {
    const query = `${near}&materials=aluminium-cans&paid=1&sort=price`;
    const measure = readPriceMeasure(await ask(`facility/?${query}`));
    const countries = (await listed(query)).map(({ country }) => country);
    const others = countries.findIndex((country) => country !== measure?.country);
    expect(others).toBeGreaterThan(0);
    expect(countries.slice(others)).not.toContain(measure?.country);
  });
});

describe('the answer', () => {
  test('names the nearest open point with its distance and until when it is open @X-05', async () => {
    const answer = parsed(NearbyAnswerSchema, await ask(`answer/?materials=batteries&near=${NEAR}`));
    const { nearest } = readNearbyAnswer(answer);
    const [first] = await listed(`materials=batteries&near=${NEAR}`);
    expect(nearest).toMatchObject({ id: first?.id, name: first?.name, isOpen: true });
    expect(nearest?.distance).toBe(first && distance(first));
    expect(nearest?.until?.valueOf()).toBeGreaterThan(NOON.valueOf());
  });

  test('knows a city by its name in any language', async () => {
    const [own, ...others] = await Promise.all(
      ['Алматы', 'Almaty', 'almaty'].map((city) => ask(`answer/?city=${encodeURIComponent(city)}`)),
    );
    expect(readNearbyAnswer(own).total).toBe(all.filter(({ city }) => city === 'Алматы').length);
    expect(readNearbyAnswer(own).total).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(own);
  });

  test('finds nothing of an unknown material and in an unknown city, and says so', async () => {
    for (const query of ['materials=unobtainium', 'city=Atlantis', 'materials=paper,unobtainium&match=all'])
      expect(await ask(`answer/?near=${NEAR}&${query}`)).toEqual({
        data: { total: 0, openNow: 0, nearest: null },
      });
  });

  test('counts in a box what the list of the box holds @X-06', async () => {
    const box = 'bbox=-58.5,-34.65,-58.4,-34.55&materials=glass-jars,glass-bottles';
    const { total } = readNearbyAnswer(await ask(`answer/?${box}&near=${NEAR}`));
    expect(total).toBe((await listed(box)).length);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await listed('materials=glass-jars,glass-bottles')).length);
  });

  test('has a nearest one at the poles, and none without a place', async () => {
    expect(readNearbyAnswer(await ask('answer/?near=0,90')).nearest).not.toBeNull();
    expect(readNearbyAnswer(await ask('answer/')).nearest).toBeNull();
  });
});

test.each([
  ['facility/?match=some', 'match'],
  ['facility/?open=later', 'open'],
  ['facility/?paid=yes', 'paid'],
  ['facility/?country=argentina', 'country'],
  ['facility/?not_country=RU;KZ', 'not_country'],
  ['clusters/?bbox=0,0,1,1&zoom=3&not_country=', 'not_country'],
  ['facility/?materials=paper..%2F', 'materials'],
  ['facility/?sort=price', 'sort'],
  ['facility/?sort=open', 'sort'],
  ['facility/?near=0,91', 'near'],
  ['clusters/?bbox=0,0,1,1&zoom=3&open=1', 'open'],
  ['facility/?open=now&owner=me', 'open'],
  ['facility/?near=0,0&sort=open&status=accepted', 'sort'],
  ['answer/?near=-58', 'near'],
  ['answer/?sort=price', 'sort'],
  ['answer/?materials=a&materials=b', 'materials'],
])('%s is refused by name @V-05', async (path, parameter) => {
  const answer = await api.get(`${FACILITY}/${path}`);
  expect([answer.statusCode, answer.json().errors[0].source]).toEqual([400, { parameter }]);
});

test('what has changed is found by the next question, before any interval is over', async () => {
  const [point] = all;
  if (!point) throw new Error('there are no points');
  for (const status of ['closed', 'accepted'] as const) {
    await api.database.db.transaction().execute(async (trx) => {
      await trx.updateTable('recycling_points').set({ status }).where('id', '=', Number(point.id)).execute();
      await bumpDataVersion(trx, 'points');
    });
    const found = await listed(`near=${NEAR}&q=${encodeURIComponent(point.name)}`);
    expect(ids(found).includes(point.id)).toBe(status === 'accepted');
  }
});
