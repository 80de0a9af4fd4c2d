import { withNote } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { form, startTestApp, type TestApp } from '../../test/test-app.ts';
import { createAccountLink } from '../resources/accounts/account-links.ts';
import { findAccountByEmail } from '../resources/accounts/repository.ts';
import { logSettings } from './logging.ts';

const EMAIL = 'user@demo.test';
const COOKIE = 'a-cookie-that-nobody-may-read';
const AUTHING = '/api/web/v1/authing';

let api: TestApp;
let logged = '';
beforeEach(async () => {
  logged = '';
  const stream = {
    write(entry: string) {
      logged += entry;
    },
  };
  api = await startTestApp({ points: 60, logger: { ...logSettings('trace'), stream } });
});
afterEach(() => api.close());

const headers = { cookie: `access_token=${COOKIE}` };
const send = (path: string, payload: object | string, more = {}) =>
  api.app.inject({
    method: 'POST',
    url: `${AUTHING}${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers, ...more },
  });
const signIn = (password: string, username = EMAIL) => {
  const request = form({ grant_type: 'password', username, password });
  return api.app.inject({
    method: 'POST',
    url: `${AUTHING}/password/token/`,
    payload: request.payload,
    headers: { ...headers, ...request.headers },
  });
};
const read = (url: string, token: string) =>
  api.app.inject({ url, headers: { ...headers, authorization: `Bearer ${token}` } });

/** A link's token, as if it had been read in the mail. */
async function mailedToken(): Promise<string> {
  await send('/forgot_password/', { email: EMAIL });
  const id = (await findAccountByEmail(api.database.db, EMAIL))?.id ?? 0;
  return createAccountLink(api.database.db, id, 'restore-password');
}

function expectSilence(secrets: readonly string[]): void {
  expect(logged).toContain('"msg":"answered"');
  for (const secret of [COOKIE, ...secrets]) {
    expect(secret.length).toBeGreaterThan(6);
    withNote(secret, () => expect(logged.includes(secret)).toBe(false));
    withNote(secret, () => expect(logged.includes(encodeURIComponent(secret))).toBe(false));
  }
}

test('sessions from login to logout leave no password, token or cookie in the log', async () => {
  const token = (await signIn('DemoPass1')).json().access_token as string;
  await read('/api/web/v1/auth/', token);
  await read(`${AUTHING}/user/1/?token=${token}`, token);
  await send('/logout/', {}, { authorization: `Bearer ${token}` });
  await read('/api/web/v1/auth/', token);
  expectSilence(['DemoPass1', token, ...token.split('.')]);
});

test('failed logins and restored passwords leave no secret in the log', async () => {
  const typed = ['Typed-pass-1', 'Пароль с пробелом', 'quote"and\\slash', 'x'.repeat(20_000)];
  for (const password of typed) await signIn(password);
  for (let turn = 0; turn < 8; turn += 1) await signIn(`Wrong-pass-${turn}`, 'blocked@demo.test');
  await signIn('of-Nobody-1', 'nobody@demo.test');
  const token = await mailedToken();
  await send('/restore_password/check/', { token });
  await send('/restore_password/', { token, password: 'too-weak-password' });
  await send('/restore_password/', { token, password: 'NewSecret42' });
  await send('/restore_password/', { token, password: 'NewSecret43' });
  expectSilence([...typed, 'Wrong-pass-', 'of-Nobody-1', token, 'too-weak-password', 'NewSecret4']);
});

test('garbage is not repeated in the log', async () => {
  await send('/restore_password/', '{"token": "secret-in-broken-json');
  await send('/restore_password/', {
    token: ['secret-in-a-list'],
    password: { secret: 'secret-in-an-object' },
  });
  await send('/restore_password/', { 'secret-as-a-name': 1 });
  await send('/restore_password/', 'secret-in-plain-text', { 'content-type': 'text/plain' });
  for (const garbage of ['secret-and-no-token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])
    await read(`/api/web/v1/auth/?access_token=${garbage}`, garbage);
  await api.app.inject({ url: '/%E0%A4%A?token=secret-in-a-broken-url', headers });
  expectSilence(['secret-', 'eyJhbGciOiJub25lIn0']);
});

test('what fails inside is logged without what was asked', async () => {
  const token = (await signIn('DemoPass1')).json().access_token as string;
  const link = await mailedToken();
  for (const table of ['login_attempts', 'account_links', 'revoked_tokens'])
    await sql`drop table ${sql.table(table)}`.execute(api.database.db);
  const answers = [
    await signIn('Typed-pass-1'),
    await send('/restore_password/', { token: link, password: 'NewSecret42' }),
    await read('/api/web/v1/auth/', token),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
  expect(logged).toContain('request failed');
  expectSilence(['DemoPass1', 'Typed-pass-1', 'NewSecret42', link, token]);
});
