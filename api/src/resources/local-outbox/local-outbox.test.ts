import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../composition/config.ts';
import { hashSource } from './hash-source.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());

const ask = (on: TestApp, text: string) =>
  on.app.inject({
    method: 'POST',
    url: '/api/ask-question',
    payload: { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text },
  });

test('mails that cannot be sent can be read, newest first and under a strict policy', async () => {
  expect((await api.get('/dev/outbox')).body).toContain('Nothing has been mailed yet');
  await ask(api, '<img src=x onerror=alert(1)> https://eco.example/?a=1&b=2');
  const { mails } = (await api.get('/dev/outbox.json')).json();
  expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual([
    'question-acknowledgement',
    'question-to-operator',
  ]);
  expect(mails[1]).toMatchObject({ to: 'operator@localhost', replyTo: { address: 'ada@example.org' } });
  const page = await api.get('/dev/outbox');
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page.body).toContain('<a href="https://eco.example/?a=1&amp;b=2">');
  expect(page.body).not.toMatch(/<script|<img| style=/);
  for (const html of [page, await api.get(`/dev/outbox/${mails[1].id}`)]) {
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html.body) ?? [];
    expect(html.headers['content-security-policy']).toContain(`style-src ${hashSource(css)};`);
    expect(html.headers['x-robots-tag']).toBe('none');
  }
});

test.each(['0', 'x', '999999', '%00'])('there is no mail %s', async (id) => {
  expect((await api.get(`/dev/outbox/${id}`)).statusCode).toBe(404);
});

test.each([
  ['localhost', '127.0.0.1', 200],
  ['kz.localhost:3000', '::1', 200],
  ['127.0.0.1:3000', '127.0.0.1', 200],
  ['localhost', '203.0.113.9', 404],
  ['rebound.example', '127.0.0.1', 404],
  ['localhost.example', '127.0.0.1', 404],
])('by the name %s, %s is answered %d', async (host, address, status) => {
  const headers = { 'x-forwarded-host': host, 'x-forwarded-for': address };
  for (const path of ['/dev/outbox', '/dev/outbox.json'])
    expect((await api.get(path, { headers })).statusCode).toBe(status);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://localhost/eco' }, false],
  [{ PORTAL_HOST_KZ: 'eco.example' }, false],
])('with %p mails that are not sent can be read: %p', (environment, expected) => {
  expect(readConfig(environment).localOutbox).toBe(expected);
});

test('an installation has no local outbox', async () => {
  const installed = await startTestApp({ points: 1, localOutbox: false });
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'])
    expect((await installed.get(path)).statusCode).toBe(404);
  await installed.close();
}, 60_000);

test('with a mail server there is no local outbox', async () => {
  const mail = {
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'portal@eco.example',
    operators: { russia: 'a@eco.example', kazakhstan: 'b@eco.example', international: 'c@eco.example' },
  };
  const sending = await startTestApp({ points: 60, mail });
  expect((await sending.get('/dev/outbox.json')).statusCode).toBe(404);
  await ask(sending, 'Where?');
  const { db } = sending.database;
  const operator = await db
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('kind', '=', 'question-to-operator')
    .executeTakeFirstOrThrow();
  expect(operator.recipient).toBe('c@eco.example');
  await sending.close();
}, 60_000);
