import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
const AT = '2026-11-20T10:00:00.000Z';

beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  desk = await signInAtDesk(api);
  const confirmed = { status: 'confirmed', link_mailed_at: AT, created_at: AT, confirmed_at: AT } as const;
  await api.database.db
    .insertInto('newsletter_subscribers')
    .values([
      { ...confirmed, email: 'ada@example.org', locale: 'en-US' },
      { ...confirmed, email: '=1+1@example.org', locale: 'kk-KZ' },
      { ...confirmed, email: 'bob@example.org', locale: 'kk-KZ', status: 'pending', confirmed_at: null },
    ])
    .execute();
});
afterAll(() => api.close());

interface Subscriber {
  readonly id: string;
  readonly email: string;
}
const list = async (query = ''): Promise<Subscriber[]> =>
  (await desk.get(`/subscribers/${query}`)).json().data;
const emails = async (query = '') => (await list(query)).map(({ email }) => email);

test('subscribers are counted by language and state, and found by their address @X-16', async () => {
  expect((await desk.get('/subscribers/counts/')).json().data.counts).toEqual([
    { status: 'confirmed', locale: 'en-US', count: 1 },
    { status: 'confirmed', locale: 'kk-KZ', count: 1 },
    { status: 'pending', locale: 'kk-KZ', count: 1 },
  ]);
  expect(await emails()).toEqual(['=1+1@example.org', 'ada@example.org']);
  expect(await emails('?state=pending')).toEqual(['bob@example.org']);
  expect(await emails('?q=ADA')).toEqual(['ada@example.org']);
});

test('the table of addresses holds no formula, and its making is among the acts @X-16', async () => {
  const answer = await desk.post('/subscribers/export/');
  expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  expect(answer.body).toBe("\ufeffemail,locale\r\n'=1+1@example.org,kk-KZ\r\nada@example.org,en-US\r\n");
  expect((await desk.get('/acts/?area=subscribers')).json().data).toMatchObject([{ action: 'export' }]);
});

test('a subscription ends on request, and its address is gone @X-16 @X-19', async () => {
  const [ada] = await list('?q=ada');
  expect((await desk.post(`/subscribers/${ada?.id}/leave/`)).statusCode).toBe(200);
  expect((await desk.post(`/subscribers/${ada?.id}/leave/`)).statusCode).toBe(404);
  expect(await emails('?q=ada')).toEqual([]);
});
