import { LOCALE_INFO, LOCALES, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { MAIL_TEXTS } from '../../mail/mail-texts.ts';
import { contentOf } from '../../mail/outbox-repository.ts';
import { createAccountLink } from './account-links.ts';

const HOST = 'localhost:3000';
const EMAIL = 'user@demo.test';
const NEW_PASSWORD = 'NewPass42';
const BASE = '/api/web/v1/authing';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

let before: Record<string, unknown> = {};
beforeEach(async () => {
  before = await api.database.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
});
afterEach(async () => {
  const { db } = api.database;
  await db.updateTable('accounts').set(before).where('email', '=', EMAIL).execute();
  await db.deleteFrom('account_links').execute();
  await db.deleteFrom('login_attempts').execute();
  await db.deleteFrom('mail_outbox').execute();
});

const post = (path: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: `${BASE}${path}`, payload, headers: { host: HOST, ...headers } });
const forgot = (email: string, headers = {}) => post('/forgot_password/', { email }, headers);
const check = (token: string) => post('/restore_password/check/', { token });
const restore = (token: string, password = NEW_PASSWORD) => post('/restore_password/', { token, password });
const signIn = (password: string, username = EMAIL) => {
  const fields = form({ grant_type: 'password', username, password });
  return api.app.inject({ method: 'POST', url: `${BASE}/password/token/`, ...fields });
};
const change = (values: object, email = EMAIL) =>
  api.database.db.updateTable('accounts').set(values).where('email', '=', email).execute();
const outcome = (answer: { statusCode: number; json(): { errors?: { code: string }[] } }) =>
  `${answer.statusCode} ${answer.json().errors?.[0]?.code ?? ''}`.trim();

async function mails() {
  const rows = await api.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, ...contentOf(row) }));
}

async function mailedToken(): Promise<string> {
  expect(outcome(await forgot(EMAIL))).toBe('200');
  const mail = (await mails()).at(-1);
  return /\/restore-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('the mailed link sets a new password, once @A-05', async () => {
  const token = await mailedToken();
  expect((await check(token)).json()).toEqual({ is_ok: true });
  expect((await restore(token)).json()).toEqual({ is_ok: true });
  expect(outcome(await signIn('DemoPass1'))).toBe('401 wrong-credentials');
  expect(outcome(await signIn(NEW_PASSWORD))).toBe('200');
  expect(outcome(await check(token))).toBe('410 link-used');
  expect(outcome(await restore(token, 'OtherPass1'))).toBe('410 link-used');
  expect(outcome(await signIn('OtherPass1'))).toBe('401 wrong-credentials');
});

test('used, expired and unknown links are told apart @A-05', async () => {
  const { db } = api.database;
  const token = await mailedToken();
  await db
    .updateTable('account_links')
    .set({ expires_at: new Date(0).toISOString() })
    .execute();
  for (const answer of [check(token), restore(token)]) expect(outcome(await answer)).toBe('410 link-expired');
  for (const unknown of ['x', 'x'.repeat(43), '../..', '\u0000'])
    expect([outcome(await check(unknown)), outcome(await restore(unknown))]).toEqual([
      '404 link-unknown',
      '404 link-unknown',
    ]);
  const confirming = await createAccountLink(db, before.id as number, 'confirm-email');
  expect(outcome(await check(confirming))).toBe('404 link-unknown');
});

test('of five uses of a link at the same time one sets its password', async () => {
  const token = await mailedToken();
  const passwords = Array.from({ length: 5 }, (_, index) => `NewPass${index}`);
  const outcomes = await Promise.all(
    passwords.map(async (password) => outcome(await restore(token, password))),
  );
  expect(outcomes.filter((one) => one === '200')).toHaveLength(1);
  expect(outcomes.filter((one) => one === '410 link-used')).toHaveLength(4);
  const signedIn = await Promise.all(passwords.map(async (password) => outcome(await signIn(password))));
  expect(signedIn.map((one) => one === '200')).toEqual(outcomes.map((one) => one === '200'));
});

test('of three links used at the same time one sets its password, and none waits for ever', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const links = ['restore-password', 'restore-password', 'set-password'] as const;
    const tokens = await Promise.all(
      links.map((purpose) => createAccountLink(api.database.db, before.id as number, purpose)),
    );
    const outcomes = await Promise.all(tokens.map(async (token) => outcome(await restore(token))));
    expect(outcomes.sort()).toEqual(['200', '410 link-used', '410 link-used']);
  }
});

test('a new password ends all sessions and links from before', async () => {
  const [first, second] = [await mailedToken(), await mailedToken()];
  const headers = await api.signIn(EMAIL);
  await restore(second);
  expect((await api.get('/api/web/v1/auth/', { headers })).statusCode).toBe(401);
  expect(outcome(await check(first))).toBe('410 link-used');
});

test.each(LOCALES)('the owner is told that the password was changed, in %s', async (locale: Locale) => {
  const token = await mailedToken();
  const prefix = localeBasename(locale, 'local');
  const referer = `http://${HOST}${prefix}/restore-password/${token}`;
  const answer = await post('/restore_password/', { token, password: NEW_PASSWORD }, { referer });
  expect(outcome(answer)).toBe('200');
  const [, mail, ...others] = await mails();
  const { brand } = LOCALE_INFO[locale];
  const words = MAIL_TEXTS[locale].passwordChanged;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: EMAIL, kind: 'password-changed', fromName: brand });
  expect(mail?.subject).toBe(words.subject.replace('{{brand}}', brand));
  expect(mail?.text).toContain(`http://${HOST}${prefix}/profile/login`);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|restore-password|NewPass/);
});

test('a locked account can sign in with the new password at once', async () => {
  await signIn('DemoPass1');
  for (let turn = 0; turn < 6; turn += 1) await signIn('Wrong');
  expect(outcome(await signIn('DemoPass1'))).toBe('429 too-many-requests');
  await restore(await mailedToken());
  expect(outcome(await signIn(NEW_PASSWORD))).toBe('200');
});

test('a link sets the first password of an account that has none', async () => {
  await change({ password_hash: '' });
  const token = await createAccountLink(api.database.db, before.id as number, 'set-password');
  expect(outcome(await check(token))).toBe('200');
  expect(outcome(await restore(token))).toBe('200');
  expect(await mails()).toEqual([]);
  expect(outcome(await signIn(NEW_PASSWORD))).toBe('200');
});

test('an account that waits for its mailbox to be confirmed is let in: the mail has confirmed it', async () => {
  await change({ is_active: 0, email_confirmed_at: null });
  await restore(await mailedToken());
  expect(outcome(await signIn(NEW_PASSWORD))).toBe('200');
});

test.each([
  'nobody@demo.test',
  'blocked@demo.test',
  'inactive@demo.test',
  'staff@demo.test',
  'norole@demo.test',
])('nothing is mailed to %s, who could not sign in afterwards @A-05', async (email) => {
  expect(outcome(await forgot(email))).toBe('404 email-not-found');
  expect(await mails()).toEqual([]);
});

test('a link of an account that was blocked since has expired', async () => {
  const token = await mailedToken();
  await change({ is_blocked: 1 });
  expect(outcome(await check(token))).toBe('410 link-expired');
  expect(outcome(await restore(token))).toBe('410 link-expired');
});

test.each(LOCALES)('the mail is written in the language of the page: %s', async (locale: Locale) => {
  const page = `${localeBasename(locale, 'local')}/login`;
  expect(outcome(await forgot(' USER@demo.test ', { referer: `http://${HOST}${page}` }))).toBe('200');
  const [mail] = await mails();
  const { brand } = LOCALE_INFO[locale];
  const words = MAIL_TEXTS[locale].restorePassword;
  expect(mail).toMatchObject({ recipient: EMAIL, kind: 'restore-password', fromName: brand });
  expect(mail?.subject).toBe(words.subject.replace('{{brand}}', brand));
  expect(mail?.text).toContain(`http://${HOST}${localeBasename(locale, 'local')}/restore-password/`);
  expect(mail?.html).toContain(words.action);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/\{\{/);
});

test('an account is mailed three times an hour, whoever asks and however often at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(EMAIL)));
  expect(new Set(answers.map(outcome))).toEqual(new Set(['200']));
  expect(await mails()).toHaveLength(3);
});

test('one address can ask for ten e-mails in ten minutes whether they are known', async () => {
  const strict = await startTestApp({ points: 60, loginsPerMinute: 60 });
  const ask = (index: number, from: string) =>
    strict.app.inject({
      method: 'POST',
      url: `${BASE}/forgot_password/`,
      payload: { email: `nobody${index}@demo.test` },
      headers: { 'x-forwarded-for': from },
    });
  for (let index = 0; index < 10; index += 1) expect((await ask(index, '203.0.113.7')).statusCode).toBe(404);
  const refused = await ask(10, '203.0.113.7');
  expect(outcome(refused)).toBe('429 too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await ask(11, '203.0.113.8')).statusCode).toBe(404);
  await strict.close();
});

test.each<[path: string, body: object, pointer: string, code: string]>([
  ['/forgot_password/', {}, '/email', 'required'],
  ['/forgot_password/', { email: 'ada' }, '/email', 'email'],
  ['/forgot_password/', { email: EMAIL, locale: 'en-US' }, '/locale', 'unknown-field'],
  ['/restore_password/check/', { token: '' }, '/token', 'required'],
  ['/restore_password/check/', { token: 'x'.repeat(201) }, '/token', 'invalid-value'],
  ['/restore_password/', { token: 'x', password: '' }, '/password', 'required'],
  ['/restore_password/', { token: 'x', password: 'Short1' }, '/password', 'minLength'],
  ['/restore_password/', { token: 'x', password: `Aa1${'x'.repeat(20_000)}` }, '/password', 'maxLength'],
  ['/restore_password/', { token: 'x', password: 'lowercase1' }, '/password', 'uppercase'],
  ['/restore_password/', { token: 'x', password: 'UPPERCASE1' }, '/password', 'lowercase'],
  ['/restore_password/', { token: 'x', password: 'NoDigitHere' }, '/password', 'digit'],
])('%s with %j is refused at its field @V-03 @V-05', async (path, body, pointer, code) => {
  const answer = await post(path, body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
});

test.each([...' \'"<>{}[]():;|`'])('no new password has %j in it @V-03', async (letter) => {
  const answer = await restore('x', `DemoPass1${letter}`);
  expect(outcome(answer)).toBe('422 forbidden');
});
