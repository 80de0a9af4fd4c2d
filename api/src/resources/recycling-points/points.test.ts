import { brotliDecompressSync } from 'node:zlib';
import {
  openChange,
  POINT_STATUSES,
  toRecyclingPoint,
  toServerRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { type ServerRecyclingPoint, ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { metresBetween } from '../point-clusters/distances.ts';

const LIST = '/api/web/v1/facility/facility/';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

interface Listed {
  data: ServerRecyclingPoint[];
  meta: { total: number; page: number; page_size: number };
}

async function list(query: string, headers = {}): Promise<Listed> {
  const answer = await api.get(`${LIST}?${query}`, { headers });
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  return answer.json();
}

const statusOf = (point: ServerRecyclingPoint) => point.relationships.status.data?.id;
const ids = ({ data }: Listed) => data.map(({ id }) => id);

test('every point parses by the schema and survives the mapper both ways @P-03', async () => {
  const headers = await api.signIn('points@demo.test');
  const own = await list('owner=me&page_size=100', headers);
  const open = await list('page_size=100');
  for (const point of [...own.data, ...open.data]) {
    const read = parsed(ServerRecyclingPointSchema, point);
    expect(read).toEqual(point);
    expect(toServerRecyclingPoint(toRecyclingPoint(read))).toEqual(point);
  }
});

describe('the public list', () => {
  test('holds public points only, whatever status is asked for @M-01', async () => {
    const { data, meta } = await list('page_size=100');
    expect(new Set(data.map(statusOf))).toEqual(new Set(['accepted', 'temporarily_not_working']));
    expect(meta).toMatchObject({ page: 1, page_size: 100 });
    const totals = ['draft', 'closed', 'accepted', 'temporarily_not_working'].map(
      async (status) => (await list(`status=${status}`)).meta.total,
    );
    const [drafts, closed, accepted, resting] = (await Promise.all(totals)) as [
      number,
      number,
      number,
      number,
    ];
    expect([drafts, closed]).toEqual([0, 0]);
    expect(accepted + resting).toBe(meta.total);
  });

  test('is paged without gaps or repeats', async () => {
    const { meta } = await list('page_size=1');
    const pages = Math.ceil(meta.total / 100);
    const all: string[] = [];
    for (let page = 1; page <= pages + 1; page += 1)
      all.push(...ids(await list(`page=${page}&page_size=100`)));
    expect(new Set(all).size).toBe(meta.total);
    expect(all).toHaveLength(meta.total);
  });

  test('is narrowed by words in any case and without accents', async () => {
    const { data } = await list('q=CORDOBA&page_size=100');
    expect(data.length).toBeGreaterThan(5);
    expect(new Set(data.map(({ attributes }) => attributes.city))).toEqual(new Set(['Córdoba']));
    expect((await list(`q=${encodeURIComponent('ЩЕЛКОВСКОЕ')}`)).meta.total).toBeGreaterThan(0);
    expect((await list(`q=${encodeURIComponent('%')}`)).meta.total).toBe(0);
  });

  test('is narrowed by materials: a point that takes any of them is in', async () => {
    const takes = (point: ServerRecyclingPoint) => point.attributes.rates_info.map(({ srm_id }) => srm_id);
    const { data, meta } = await list('materials=batteries,cooking-oil&page_size=100');
    expect(meta.total).toBeGreaterThan(10);
    for (const point of data)
      expect(takes(point).some((id) => ['batteries', 'cooking-oil'].includes(id))).toBe(true);
    expect((await list('materials=unobtainium')).meta.total).toBe(0);
  });

  test('is narrowed by city and by a box, together', async () => {
    const inCity = await list(`city=${encodeURIComponent('Алматы')}&page_size=100`);
    const inBox = await list('bbox=76.5,43,77.3,43.5&page_size=100');
    expect(ids(inBox)).toEqual(ids(inCity));
    expect((await list(`city=${encodeURIComponent('Алматы')}&bbox=30,59,31,61`)).meta.total).toBe(0);
  });

  test('understands a box over the date line and beyond the map edge', async () => {
    const world = (await list('bbox=-180,-90,180,90')).meta.total;
    expect((await list('bbox=-540,-90,540,90')).meta.total).toBe(world);
    expect((await list('bbox=170,-60,-50,60')).meta.total).toBe(
      (await list('bbox=-180,-60,-50,60')).meta.total,
    );
  });

  test('is brief where only rows are shown: the same, without what stands on the card alone', async () => {
    const [whole, brief] = [await list('page_size=50'), await list('page_size=50&brief=1')];
    const now = new Date();
    const shown = ({ data }: Listed) =>
      data.map(toRecyclingPoint).map((point) => ({
        row: [point.id, point.name, point.address, point.icon, point.smrs, point.closing, point.photos[0]],
        open:
          point.workingHours && openChange(point.workingHours, now, point.timeZone, point.specialHours.days),
        place: [point.coords.lng.toFixed(5), point.coords.lat.toFixed(5)],
      }));
    expect(shown(brief)).toEqual(shown(whole));
    expect(brief.meta).toEqual(whole.meta);
    expect(whole.data.some(({ attributes }) => attributes.description !== '')).toBe(true);
    for (const { attributes } of brief.data)
      expect(attributes).toMatchObject({
        comment: '',
        description: '',
        contacts: { phone: '' },
        source: null,
      });
  });

  test.each(['-58.432,-34.607', '37.618,55.752', '76.93,43.245'])(
    'of twenty rows around %s is 4.5 KB: with 3.5 KB of marks, a move of the map takes 8',
    async (near) => {
      const headers = { 'accept-encoding': 'br' };
      const answer = await api.get(`${LIST}?near=${near}&page_size=20&brief=1`, { headers });
      expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data).toHaveLength(20);
      expect(answer.rawPayload.length).toBeLessThan(4.5 * 1024);
    },
  );

  test('is ordered by distance from a place', async () => {
    const { data } = await list('near=39.2,51.66&page_size=50');
    const metres = data.map(({ attributes }) => {
      const [lng, lat] = attributes.point.coordinates;
      return Math.round(metresBetween([39.2, 51.66], lng, lat));
    });
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    expect(data[0]?.attributes.city).toBe('Воронеж');
  });
});

describe('the own list', () => {
  test('shows every status of the own organisation, the newest change first', async () => {
    const headers = await api.signIn('points@demo.test');
    const own = await list('owner=me&page_size=100', headers);
    expect(own.meta.total).toBe(40);
    expect(new Set(own.data.map(statusOf))).toEqual(new Set(Object.values(POINT_STATUSES)));
    expect(new Set(own.data.map((point) => point.relationships.org_owner.data?.id)).size).toBe(1);
    const changes = own.data.map(({ attributes }) => attributes.updated_at);
    expect(changes).toEqual(changes.toSorted().reverse());
    const drafts = await list('owner=me&status=draft', headers);
    expect(drafts.data.map(statusOf)).toEqual(Array(6).fill('draft'));
  });

  test('asks for a token and for the role', async () => {
    expect((await api.get(`${LIST}?owner=me`)).statusCode).toBe(401);
    const headers = await api.signIn('events@demo.test');
    expect((await api.get(`${LIST}?owner=me`, { headers })).statusCode).toBe(403);
  });
});

describe('one point', () => {
  test('is public when accepted', async () => {
    const [first] = (await list('page_size=1')).data;
    const answer = await api.get(`${LIST}${first?.id}/`);
    expect(answer.json()).toEqual({ data: first });
    // Kept by browsers for a moment only, and apart for who is signed in.
    expect(answer.headers['cache-control']).toBe('public, max-age=1');
    expect(answer.headers.vary).toContain('authorization');
  });

  test('is hidden from others and shown to its organisation otherwise @M-05', async () => {
    const owner = await api.signIn('points@demo.test');
    const [draft] = (await list('owner=me&status=draft', owner)).data;
    const url = `${LIST}${draft?.id}/`;
    expect((await api.get(url)).statusCode).toBe(404);
    const stranger = await api.get(url, { headers: await api.signIn('all@demo.test') });
    expect(stranger.statusCode).toBe(404);
    expect((await api.get(url, { headers: owner })).json()).toEqual({ data: draft });
    expect((await api.get(url, { headers: { authorization: 'Bearer x' } })).statusCode).toBe(401);
  });

  test.each(['987654', '0', '-1', 'abc', '1e3', '99999999999999999999', '%00', '1.5', '2147483648'])(
    'answers 404 for the id %s @M-05',
    async (id) => {
      const answer = await api.get(`${LIST}${id}/`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().errors[0].code).toBe('point-not-found');
    },
  );
});

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1e999', 'page'],
  ['page=NaN', 'page'],
  ['page=1.5', 'page'],
  ['page=', 'page'],
  ['page=1&page=2', 'page'],
  ['page_size=0', 'page_size'],
  ['page_size=101', 'page_size'],
  ['page_size=1000000000000', 'page_size'],
  ['bbox=1,2,3', 'bbox'],
  ['bbox=1,2,3,x', 'bbox'],
  ['bbox=1e999,2,3,4', 'bbox'],
  ['bbox=NaN,2,3,4', 'bbox'],
  ['bbox=0,10,1,5', 'bbox'],
  ['bbox=0,-91,1,5', 'bbox'],
  ['near=1', 'near'],
  ['near=200,0', 'near'],
  ['near=0,Infinity', 'near'],
  ['materials=a b', 'materials'],
  ["materials=a'--", 'materials'],
  [`q=${'x'.repeat(101)}`, 'q'],
  ['q=%00', 'q'],
  ['status=unknown', 'status'],
  ['owner=you', 'owner'],
  ['sort=name', 'sort'],
  ['__proto__=1', '__proto__'],
])('the list refuses %s and names the parameter @V-05', async (query, parameter) => {
  const answer = await api.get(`${LIST}?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});
