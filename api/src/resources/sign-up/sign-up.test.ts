import { fail } from 'node:assert';
import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { parsed } from '../../../test/parsed.ts';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { forgetOldRows } from '../../composition/retention.ts';
import { contentOf } from '../../mail/outbox-repository.ts';
import { createAccountLink, LINK_LIFETIME_MS } from '../accounts/account-links.ts';
import { findAccountByEmail } from '../accounts/repository.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());
afterEach(async () => {
  const { db } = api.database;
  await db.deleteFrom('accounts').where('email', 'like', '%example%').execute();
  await db.deleteFrom('mail_outbox').execute();
  await db.deleteFrom('submissions').execute();
});

const ADA = { first_name: 'Ada', email: 'ada@example.org', password: 'AdaPass123', locale: 'en-US' };
const PAGE = { host: 'portal.test', referer: 'http://portal.test/es-ar/confirm-email/x' };

const post = (url: string, payload: InjectOptions['payload'], headers = {}, on = api) =>
  on.app.inject({ method: 'POST', url, payload, headers: { host: 'portal.test', ...headers } });
const signUp = (changes: object = {}, headers = {}, on = api) =>
  post('/api/web/v1/authing/sign_up/', { ...ADA, ...changes }, headers, on);
const confirm = (token: string) => post('/api/web/v1/authing/confirm_email/', { token }, PAGE);
const signInStatus = async (password: string, username = ADA.email) => {
  const { headers, payload } = form({ grant_type: 'password', username, password });
  return (await post('/api/web/v1/authing/password/token/', payload, headers)).statusCode;
};

const account = (email = ADA.email) => findAccountByEmail(api.database.db, email);
const mails = (to = ADA.email) =>
  api.database.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', to).orderBy('id').execute();

/** The token of the newest mail that leads to a page. */
async function tokenFor(page: 'confirm-email' | 'restore-password', to = ADA.email): Promise<string> {
  const texts = (await mails(to)).map((mail) => contentOf(mail).text).reverse();
  const tokens = texts.flatMap((text) => new RegExp(`/${page}/([\\w-]{43})\\n`).exec(text)?.[1] ?? []);
  return tokens[0] ?? fail(`no mail leads to ${page}`);
}

async function rewindLinks(ms: number): Promise<void> {
  const { db } = api.database;
  const created_at = new Date(Date.now() - ms).toISOString();
  await db.updateTable('account_links').set({ created_at }).execute();
}
const refusal = async (answer: ReturnType<typeof post>) => {
  const { statusCode, body } = await answer;
  const { errors } = parsed(ApiErrorBodySchema, JSON.parse(body));
  return [statusCode, errors[0]?.code];
};

test('an account waits for its mailbox, and has the role of a user by the link in the mail @G-02 @G-04', async () => {
  const answer = await signUp();
  expect([answer.statusCode, answer.json()]).toEqual([201, { is_ok: true }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await account()).toMatchObject({ name: 'Ada', is_active: 0, email_confirmed_at: null });
  const confirmed = await confirm(await tokenFor('confirm-email'));
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { is_ok: true }]);
  expect(await account()).toMatchObject({ is_active: 1, roles: '["user"]', organization_id: null });
  expect(await signInStatus(ADA.password)).toBe(200);
});

test.each([
  ['ru-RU', 'ЭкоКруг', 'Это ваша почта?', '/ru-ru/confirm-email/'],
  ['es-AR', 'EcoCírculo', '¿Este correo es tuyo?', '/es-ar/confirm-email/'],
  ['en-US', 'EcoCircle', 'Is this your address?', '/en-us/confirm-email/'],
] as const)('the mail is in %s and repeats nothing that was typed', async (locale, brand, title, path) => {
  await signUp({ locale, first_name: 'Zoë Byron' });
  const [mail] = await mails();
  const { text, html, fromName } = contentOf(mail ?? fail('nobody was mailed'));
  expect([mail?.kind, fromName]).toEqual(['sign-up-confirmation', brand]);
  for (const body of [text, html]) {
    expect(body).toContain(title);
    expect(body).toContain(`http://portal.test${path}`);
    expect(body).not.toMatch(/Zoë|AdaPass/);
  }
  expect(html).toContain(`<html lang="${locale}">`);
});

test('used, expired and unknown links are told apart, and a replay does nothing @V-05', async () => {
  await signUp();
  const token = await tokenFor('confirm-email');
  const { id = 0 } = (await account()) ?? {};
  const { db } = api.database;
  expect(
    await refusal(confirm(await createAccountLink(db, id, 'confirm-email', { lifetimeMs: -1 }))),
  ).toEqual([410, 'link-expired']);
  expect(await refusal(confirm('x'.repeat(43)))).toEqual([404, 'link-unknown']);
  expect(await refusal(confirm(await createAccountLink(db, id, 'restore-password')))).toEqual([
    404,
    'link-unknown',
  ]);
  expect((await confirm(token)).statusCode).toBe(200);
  await db.updateTable('accounts').set({ is_active: 0 }).where('id', '=', id).execute();
  expect(await refusal(confirm(token))).toEqual([410, 'link-used']);
  expect(await account()).toMatchObject({ is_active: 0 });
  expect(await refusal(post('/api/web/v1/authing/confirm_email/', { token: '' }))).toEqual([422, 'required']);
});

test('of ten confirmations at the same time one works, with one link or with several', async () => {
  await signUp();
  const { id = 0 } = (await account()) ?? {};
  const first = await tokenFor('confirm-email');
  const second = await createAccountLink(api.database.db, id, 'confirm-email');
  const tokens = Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second));
  const answers = await Promise.all(tokens.map(confirm));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
});

test.each([
  'user@demo.test',
  ' USER@demo.test',
  'blocked@demo.test',
  'inactive@demo.test',
  'staff@demo.test',
])('the e-mail %s has an account, and the answer says so @G-03', async (email) => {
  const before = await account(email);
  const answer = await signUp({ email });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual([
    {
      status: '409',
      code: 'user-exists',
      title: 'This email cannot be registered',
      detail: 'User with this email already exists',
    },
  ]);
  expect(await account(email)).toEqual(before);
  expect(await mails(email.trim().toLowerCase())).toEqual([]);
});

test('twenty sign-ups at the same time make one account and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp()));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const { db } = api.database;
  const accounts = await db.selectFrom('accounts').select('id').where('email', '=', ADA.email).execute();
  expect(accounts).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  await confirm(await tokenFor('confirm-email'));
  expect(await signInStatus(ADA.password)).toBe(200);
});

test('a sign-up that races the confirmation gets an answer, and its password does not count', async () => {
  await signUp();
  const token = await tokenFor('confirm-email');
  const [confirmed, again] = await Promise.all([confirm(token), signUp({ password: 'Mallory123' })]);
  expect(confirmed.statusCode).toBe(200);
  expect([201, 409]).toContain(again.statusCode);
  expect(await signInStatus('Mallory123')).toBe(401);
});

test('signing up again with the same password mails another link, but not within minutes', async () => {
  await signUp();
  const first = await tokenFor('confirm-email');
  expect((await signUp()).statusCode).toBe(201);
  expect(await mails()).toHaveLength(1);
  await rewindLinks(6 * 60_000);
  expect((await signUp({ email: 'ADA@Example.org' })).statusCode).toBe(201);
  expect(await mails()).toHaveLength(2);
  const second = await tokenFor('confirm-email');
  expect(second).not.toBe(first);
  expect((await confirm(second)).statusCode).toBe(200);
  expect(await refusal(confirm(first))).toEqual([410, 'link-used']);
  expect(await signInStatus(ADA.password)).toBe(200);
});

test.each([
  ['before', 'Mallory123', ADA.password],
  ['after', ADA.password, 'Mallory123'],
])(
  'a stranger who signs up %s the owner of a mailbox does not get in: no password counts but one by mail',
  async (_, first, second) => {
    await signUp({ password: first });
    await rewindLinks(6 * 60_000);
    await signUp({ password: second });
    await signUp({ password: first });
    expect((await confirm(await tokenFor('confirm-email'))).statusCode).toBe(200);
    expect(await signInStatus(first)).toBe(401);
    expect(await signInStatus(second)).toBe(401);
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds).toEqual(['sign-up-confirmation', 'sign-up-confirmation', 'sign-up-password']);
    const [, , mail] = await mails();
    expect(contentOf(mail ?? fail()).text).toContain('http://portal.test/es-ar/restore-password/');
  },
);

test.each([
  [{ locale: 'kk-KZ' }, {}],
  [{ locale: 'ru-KZ' }, {}],
  [{ locale: 'en-US' }, { host: 'kz.localhost:3000' }],
])('users cannot sign up in Kazakhstan: %j %j @G-01 @I-03', async (changes, headers) => {
  expect(await refusal(signUp(changes, headers))).toEqual([403, 'role-not-offered']);
  expect(await account()).toBeUndefined();
});

test('the Kazakh production host offers none either @I-03', async () => {
  const installed = await startTestApp({
    points: 60,
    productionHosts: { kz: 'kz.example', int: 'int.example' },
  });
  const from = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' });
  expect(await refusal(signUp({}, from('kz.example'), installed))).toEqual([403, 'role-not-offered']);
  expect((await signUp({}, from('int.example'), installed)).statusCode).toBe(201);
  const mail = await installed.database.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  expect(contentOf(mail).text).toContain('https://int.example/en-us/confirm-email/');
  await installed.close();
}, 60_000);

test.each<readonly [changes: object, pointer: string, code: string]>([
  [{ password: 'Ab1' }, '/password', 'minLength'],
  [{ password: 'x'.repeat(20_000) }, '/password', 'maxLength'],
  [{ password: 'alllower1' }, '/password', 'uppercase'],
  [{ password: 'ALLUPPER1' }, '/password', 'lowercase'],
  [{ password: 'NoDigitsAt' }, '/password', 'digit'],
  ...[...' \'"<>{}[]():;|`'].map(
    (letter) => [{ password: `DemoPass1${letter}` }, '/password', 'forbidden'] as const,
  ),
  [{ password: 12_345_678 }, '/password', 'invalid-type'],
  [{ password: undefined }, '/password', 'required'],
  [{ first_name: '\r\n\u0000' }, '/first_name', 'required'],
  [{ email: 'ada@example.org\r\nBcc: x@example.org' }, '/email', 'email'],
  [{ email: `${'a'.repeat(65)}@example.org` }, '/email', 'email'],
  [{ email: { $ne: null } }, '/email', 'invalid-type'],
  [{ is_staff: true }, '/is_staff', 'unknown-field'],
  [{ roles: ['facility'] }, '/roles', 'unknown-field'],
  [{ locale: 'xx' }, '/locale', 'choice'],
])('a sign-up with %j is refused at its field @V-02 @V-03 @V-05', async (changes, pointer, code) => {
  const answer = await signUp(changes);
  withNote(answer.body, () => expect(answer.statusCode).toBe(422));
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
  expect(answer.body).not.toMatch(/DemoPass1|alllower1|xxxxxxxx/);
});

test('what is not JSON is no sign-up', async () => {
  const { headers, payload } = form(ADA);
  expect((await post('/api/web/v1/authing/sign_up/', payload, headers)).statusCode).toBe(415);
  const text = await post('/api/web/v1/authing/sign_up/', JSON.stringify(ADA), {
    'content-type': 'text/plain',
  });
  expect([415, 422]).toContain(text.statusCode);
  expect(await account()).toBeUndefined();
});

test('a letter that looks alike gets no other mailbox than the one that is stored', async () => {
  const kelvin = 'Kate@example.org';
  expect((await signUp({ email: kelvin })).statusCode).toBe(201);
  expect(await mails('kate@example.org')).toHaveLength(1);
  expect(await mails(kelvin)).toEqual([]);
});

test('a trapped robot gets the same answer as everybody, and no account is opened', async () => {
  expect((await signUp({ website: 'https://buy.example' })).statusCode).toBe(201);
  expect(await account()).toBeUndefined();
  expect(await mails()).toEqual([]);
  const kept = await api.database.db.selectFrom('submissions').selectAll().execute();
  expect(kept).toEqual([expect.objectContaining({ kind: 'sign-up', is_spam: 1 })]);
  expect(JSON.stringify(kept)).not.toContain(ADA.password);
});

test('an address finds out about a few e-mails only @V-05', async () => {
  const limited = await startTestApp({ points: 60, loginsPerMinute: 12 });
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const ask = async (changes: object) => (await signUp(changes, from, limited)).statusCode;
  expect(await ask({ email: 'user@demo.test' })).toBe(409);
  expect(await ask({ email: 'points@demo.test' })).toBe(409);
  const refused = await signUp({ email: 'events@demo.test' }, from, limited);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await signUp({}, { 'x-forwarded-for': '203.0.113.6' }, limited)).statusCode).toBe(201);
  await limited.close();
}, 60_000);

test('when the mail cannot be written, there is no account either @N-05', async () => {
  const { db } = api.database;
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_away').execute();
  const answer = await signUp();
  await db.schema.alterTable('mail_outbox_away').renameTo('mail_outbox').execute();
  expect(answer.statusCode).toBe(500);
  expect(await account()).toBeUndefined();
});

test('an unconfirmed sign-up is deleted after a week, other inactive accounts are not', async () => {
  const { db } = api.database;
  const local = { smtpUrl: null };
  await signUp();
  await signUp({ email: 'bob@example.org' });
  await confirm(await tokenFor('confirm-email', 'bob@example.org'));
  await db.updateTable('accounts').set({ is_active: 0 }).where('email', '=', 'bob@example.org').execute();
  const day = 24 * 3_600_000;
  await forgetOldRows(db, local, new Date(Date.now() + 6 * day));
  expect(await account()).toBeDefined();
  await forgetOldRows(db, local, new Date(Date.now() + 8 * day));
  expect(await account()).toBeUndefined();
  expect(await account('bob@example.org')).toBeDefined();
  expect(await account('inactive@demo.test')).toBeDefined();
});

test('links work for as long as the mails say', () => {
  const day = 24 * 3_600_000;
  expect(LINK_LIFETIME_MS).toMatchObject({ 'confirm-email': 3 * day, 'set-password': 7 * day });
});
