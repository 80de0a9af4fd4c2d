import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

interface Published {
  readonly data: readonly { readonly id: string; readonly updated_at: string }[];
  readonly meta: { readonly total: number; readonly page: number; readonly page_size: number };
}
const published = async (path: string): Promise<Published> =>
  (await api.get(`/api/web/v1/portal/published/${path}`)).json();

test('exactly what has a public page is listed @S-04', async () => {
  const { data, meta } = await published('charity-events/');
  const rows = await api.database.db.selectFrom('charity_events').select(['id', 'status']).execute();
  const visible = rows.filter(({ status }) => status === 'published' || status === 'cancelled');
  expect(data.map(({ id }) => Number(id)).sort()).toEqual(visible.map(({ id }) => Number(id)).sort());
  expect(visible.length).toBeLessThan(rows.length);
  expect(meta.total).toBe(data.length);
  for (const { id } of data.slice(0, 3))
    expect((await api.get(`/api/web/v1/promotion/event/${id}/`)).statusCode).toBe(200);
});

test('events and points are listed of one country, or of all but some @S-04', async () => {
  for (const [kind, table] of [
    ['charity-events', 'charity_events'],
    ['recycling-points', 'recycling_points'],
  ] as const) {
    const ids = async (query: string) => (await published(`${kind}/${query}`)).data.map(({ id }) => id);
    const rows = await api.database.db.selectFrom(table).select(['id', 'country']).execute();
    const countryOf = new Map(rows.map(({ id, country }) => [String(id), country]));
    const all = await ids('');
    const russian = await ids('?country=RU');
    const others = await ids('?not_country=RU');
    expect([russian.length > 0, others.length > 0]).toEqual([true, true]);
    expect(russian).toEqual(all.filter((id) => countryOf.get(id) === 'RU'));
    expect(others).toEqual(all.filter((id) => countryOf.get(id) !== 'RU'));
  }
});

test('a long list comes in pages that repeat nothing @S-04', async () => {
  const whole = await published('recycling-points/');
  const first = await published('recycling-points/?page=1&page_size=20');
  const second = await published('recycling-points/?page=2&page_size=20');
  expect([...first.data, ...second.data]).toEqual(whole.data.slice(0, 40));
  expect(first.meta).toMatchObject({ page: 1, page_size: 20, total: whole.data.length });
});

test.each(['accounts/', 'charity-events/?page_size=10001', 'charity-events/?page=0'])(
  '%s is refused',
  async (path) => {
    expect((await api.get(`/api/web/v1/portal/published/${path}`)).statusCode).toBeGreaterThanOrEqual(400);
  },
);
