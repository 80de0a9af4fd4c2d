import { fail } from 'node:assert/strict';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { contentOf } from '../../mail/outbox-repository.ts';
import { findAccountByEmail } from '../accounts/repository.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

const idOf = async (email: string): Promise<string> =>
  String((await findAccountByEmail(api.database.db, email))?.id);

const accountOf = async (email: string) => (await desk.get(`/accounts/${await idOf(email)}/`)).json().data;

const found = async (query: string): Promise<string[]> =>
  (await desk.get(`/accounts/${query}`)).json().data.map((one: { email: string }) => one.email);

const act = async (email: string, name: string, body: object = {}) =>
  desk.post(`/accounts/${await idOf(email)}/${name}/`, body);

const profile = async (email: string, headers: Record<string, string>) =>
  (await api.get(`/api/web/v1/authing/user/${await idOf(email)}/`, { headers })).statusCode;

test('accounts are found by e-mail, name, organisation and state; those of staff are not among them @X-16', async () => {
  expect(await found('?q=USER@demo')).toEqual(['user@demo.test']);
  expect(await found(`?q=${encodeURIComponent('Вторичный')}`)).toContain('points@demo.test');
  expect(await found('?state=blocked')).toEqual(['blocked@demo.test']);
  expect(await found('?q=staff@demo.test')).toEqual([]);
  expect(await found(`?q=${encodeURIComponent("%' or 1=1")}`)).toEqual([]);
  const { db } = api.database;
  const staff = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_staff', '=', 1)
    .executeTakeFirstOrThrow();
  expect((await desk.get(`/accounts/${staff.id}/`)).statusCode).toBe(404);
  expect((await desk.post(`/accounts/${staff.id}/block/`, { reason: 'me' })).statusCode).toBe(404);
});

test('a blocked account is signed out at once and signs in again once it is unblocked @X-16', async () => {
  const headers = await api.signIn('events@demo.test');
  expect((await act('events@demo.test', 'block')).statusCode).toBe(422);
  expect((await act('events@demo.test', 'block', { reason: 'Sells addresses' })).statusCode).toBe(200);
  expect((await act('events@demo.test', 'block', { reason: 'Again' })).statusCode).toBe(409);
  expect(await profile('events@demo.test', headers)).toBe(401);
  expect(await accountOf('events@demo.test')).toMatchObject({ state: 'blocked' });
  expect((await act('events@demo.test', 'unblock')).statusCode).toBe(200);
  expect(await profile('events@demo.test', await api.signIn('events@demo.test'))).toBe(200);
});

test.each([
  ['+79005550101', 'Ваш аккаунт «ЭкоКруг» заблокирован'],
  ['+77272000152', '«ЭкоШеңбер» аккаунтыңыз бұғатталды'],
  ['+5493415550101', 'Bloqueamos tu cuenta de EcoCírculo'],
  [null, 'Your EcoCircle account is blocked'],
])(
  'with the phone %s who is blocked is mailed once whom to write to, and no note @X-16',
  async (phone, subject) => {
    const { db } = api.database;
    const email = 'user@demo.test';
    await db.updateTable('accounts').set({ phone }).where('email', '=', email).execute();
    await db.deleteFrom('mail_outbox').execute();
    for (const name of ['block', 'block']) await act(email, name, { reason: 'Among ourselves' });
    await act(email, 'unblock');
    const mails = await db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
    expect(mails.map((mail) => [mail.kind, mail.subject])).toEqual([['account-blocked', subject]]);
    const [{ text = '', replyTo } = fail('there is no mail')] = mails.map(contentOf);
    expect(text).toContain('operator@localhost');
    expect(replyTo?.address).toBe('operator@localhost');
    expect(text).not.toMatch(/Among ourselves|\{\{/);
  },
);

test('the sessions of an account end on request @X-16', async () => {
  const headers = await api.signIn('user@demo.test');
  expect((await act('user@demo.test', 'end-sessions')).statusCode).toBe(200);
  expect(await profile('user@demo.test', headers)).toBe(401);
});

test('who waits for a confirmation is mailed another link, not twice within minutes @X-16', async () => {
  const { db } = api.database;
  const payload = { first_name: 'Ivo', email: 'ivo@example.org', password: 'IvoPass123', locale: 'en-US' };
  await api.app.inject({
    method: 'POST',
    url: '/api/web/v1/authing/sign_up/',
    payload,
  });
  expect(await accountOf('ivo@example.org')).toMatchObject({ state: 'unconfirmed' });
  const confirm = () => act('ivo@example.org', 'confirm', { locale: 'es-AR' });
  expect((await confirm()).json().errors[0].code).toBe('mailed-just-now');
  await db.updateTable('account_links').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect((await confirm()).statusCode).toBe(200);
  expect((await act('user@demo.test', 'confirm', { locale: 'es-AR' })).json().errors[0].code).toBe(
    'waits-for-nothing',
  );
});

test('an account is deleted as its owner would do it, and its traces at the desk lose their words @X-16 @X-19', async () => {
  const { db } = api.database;
  await act('norole@demo.test', 'block', { reason: 'Norbert is rude' });
  const id = await idOf('norole@demo.test');
  const gone = await act('norole@demo.test', 'delete', { reason: 'Asked by mail', locale: 'en-US' });
  expect(gone.statusCode).toBe(200);
  expect((await desk.get(`/accounts/${id}/`)).statusCode).toBe(404);
  const mails = await db
    .selectFrom('mail_outbox')
    .select('kind')
    .where('recipient', '=', 'norole@demo.test')
    .execute();
  expect(mails.at(-1)).toEqual({ kind: 'account-deleted' });
  const { data } = (await desk.get(`/acts/?area=accounts&subject=${id}`)).json();
  expect(data).toMatchObject([
    { action: 'delete', note: '', actor_name: 'Portal Staff' },
    { action: 'block', note: '' },
  ]);
});

const change = (more: object) => ({ kind: 'withdrawal', amount: 10, comment: 'A bag', key: 'k-1', ...more });
const balance = async (email: string, body: object) =>
  desk.post(`/accounts/${await idOf(email)}/balance/`, body);

test('one request changes a balance once, however often and at once it comes @B-01', async () => {
  const { balance: before } = await accountOf('user@demo.test');
  const answers = await Promise.all([1, 2, 3].map(() => balance('user@demo.test', change({}))));
  expect(answers.map((one) => one.json())).toEqual(
    expect.arrayContaining([
      { balance: before - 10, is_repeated: false },
      { balance: before - 10, is_repeated: true },
    ]),
  );
  expect((await accountOf('user@demo.test')).balance).toBe(before - 10);
  const other = await balance('user@demo.test', change({ amount: 11 }));
  expect(other.json().errors[0].code).toBe('key-of-another');
});

test('points are given with a reason; the history, the owner and open pages see it @B-01', async () => {
  const { db } = api.database;
  const given = await balance(
    'user@demo.test',
    change({ kind: 'credit', amount: 40, comment: 'Sorry', key: 'k-2' }),
  );
  expect(given.statusCode).toBe(200);
  const history = (await desk.get(`/accounts/${await idOf('user@demo.test')}/balance/`)).json();
  expect(history.data[0].attributes).toMatchObject({ amount: 40, is_credit: true, comment: 'Sorry' });
  const own = await api.get('/api/web/v1/balance/withdrawal/', {
    headers: await api.signIn('user@demo.test'),
  });
  expect(own.json().data).toEqual(history.data);
  const message = await db
    .selectFrom('live_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(message).toMatchObject({ title: 'withdrawal_success', body: String(given.json().balance) });
});

test.each([
  [{ amount: 0 }, 422],
  [{ amount: 1.5 }, 422],
  [{ amount: -3 }, 422],
  [{ amount: 1e308 }, 422],
  [{ amount: '10' }, 422],
  [{ comment: ' ' }, 422],
  [{ key: '' }, 422],
  [{ amount: 999_999_999, key: 'k-3' }, 409],
])('a change of a balance by %j is refused with %i', async (more, status) => {
  const before = (await accountOf('user@demo.test')).balance;
  expect((await balance('user@demo.test', change({ key: 'k-9', ...more }))).statusCode).toBe(status);
  expect((await accountOf('user@demo.test')).balance).toBe(before);
});

test('who is no user has no balance that could be changed', async () => {
  expect((await balance('points@demo.test', change({ key: 'k-4' }))).json().errors[0].code).toBe(
    'no-balance',
  );
});
