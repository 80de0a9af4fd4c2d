import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Creator, signedIn } from '../recycling-points/testing/creator.ts';

interface Found {
  readonly id: string;
  readonly status: string;
  readonly organization: string;
}

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
let ada: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
  ada = await signedIn(api);
});
afterAll(() => api.close());

async function find(query: Record<string, string>): Promise<Found[]> {
  const found: Found[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const search = new URLSearchParams({ ...query, ...(after && { after }) });
    const answer = (await desk.get(`/points/search/?${search}`)).json();
    found.push(...answer.data);
    after = answer.next;
  }
  return found;
}
const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);

test('all points are found once, in every status, the newest change first, and no revision @X-16', async () => {
  const { id } = await ada.makes({ name: 'To be revised' });
  const { db } = api.database;
  await db.updateTable('recycling_points').set({ status: 'accepted' }).where('id', '=', Number(id)).execute();
  await ada.expected(201, 'POST', `${id}/revision/`);
  const rows = await db
    .selectFrom('recycling_points')
    .select('id')
    .where('revision_of', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  expect(idsOf(await find({}))).toEqual(rows.map((row) => String(row.id)));
});

test.each([
  'draft',
  'oncheck',
  'accepted',
  'declined',
  'temporarily_not_working',
  'closed',
  'blocked_by_moderator',
])('the points that are %s are found @X-16', async (status) => {
  const { db } = api.database;
  const rows = await db.selectFrom('recycling_points').select('id').where('status', '=', status).execute();
  const found = await find({ status });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((one) => one.status))).toEqual(new Set([status]));
  expect(found.length).toBeLessThanOrEqual(rows.length);
  expect(idsOf(await find({ status, q: found[0]?.id ?? '' }))).toContain(found[0]?.id);
});

test('words of a name, an address and an organization find a point, whatever their case and accents @X-16', async () => {
  const { id } = await ada.makes({ name: 'Córdoba Glass', address: 'Quarry Lane 7' });
  for (const q of ['cordoba', 'QUARRY lane', id]) expect(idsOf(await find({ q }))).toContain(id);
  const [own] = await find({ q: id });
  const ofOrganization = await find({ q: own?.organization.toUpperCase() ?? '' });
  expect(idsOf(ofOrganization)).toContain(id);
  expect(new Set(ofOrganization.map(({ organization }) => organization))).toEqual(
    new Set([own?.organization]),
  );
  expect(await find({ q: 'no such point anywhere' })).toEqual([]);
});

test.each(['%', '_', "'", '100%', '\\'])('%s is looked for as it is written @V-05', async (q) => {
  const { id } = await ada.makes({ name: `Name with ${q} in it` });
  expect(idsOf(await find({ q: `with ${q} in` }))).toEqual([id]);
});

test.each(['status=unknown', `q=${'x'.repeat(101)}`, 'q=a%00b', 'page=2', `after=${'9'.repeat(81)}`])(
  'a search with %s is refused @V-05',
  async (query) => {
    expect((await desk.get(`/points/search/?${query}`)).statusCode).toBe(400);
  },
);

test.each(['x', '2020-01-01T00:00:00.000Z_0', '2020-01-01T00:00:00.000Z_9999999999'])(
  'a key that no list wrote begins at the beginning: %s @V-05',
  async (after) => {
    const first = (await desk.get('/points/search/')).json();
    expect((await desk.get(`/points/search/?after=${after}`)).json()).toEqual(first);
  },
);
