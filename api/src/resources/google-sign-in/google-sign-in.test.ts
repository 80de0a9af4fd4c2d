import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseSetCookie } from 'cookie';
import type { LightMyRequestResponse } from 'fastify';
import {
  CLIENT,
  type OpenIdProvider,
  type Person,
  startOpenIdProvider,
} from '../../../test/openid-provider.ts';
import { throughProvider } from '../../../test/provider-visitor.ts';
import { form, startTestApp, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts';
import { createTokenIssuer } from '../../sessions/access-token.ts';
import { findAccountByEmail } from '../accounts/repository.ts';
import { insertUnconfirmed } from '../sign-up/unconfirmed-account.ts';
import { createAttemptKeeper } from './attempt.ts';

const START = '/api/web/v1/authing/google/start/';
const EXCHANGE = '/api/web/v1/authing/google/';
const HOST = 'localhost:3000';
const REDIRECT = `http://${HOST}/google-auth`;

const verified = (sub: string, email: string, name?: string): Person => ({
  sub,
  email,
  email_verified: true,
  ...(name && { name }),
});

const PEOPLE: readonly Person[] = [
  verified('nora', 'Nora@People.test', 'Nora\r\nNew'),
  verified('nameless', 'no.name@people.test'),
  verified('anna', 'USER@demo.test', 'Somebody Else'),
  verified('other-anna', 'user@demo.test'),
  verified('waiting', 'waiting@people.test'),
  verified('twice', 'twice@people.test'),
  verified('garbage', 'not an email'),
  ...['blocked', 'inactive', 'staff', 'norole'].map((name) => verified(name, `${name}@demo.test`)),
  { sub: 'unverified', email: 'una@people.test', email_verified: false },
  { sub: 'mailless', name: 'Max' },
];

let provider: OpenIdProvider;
let api: TestApp;
let log: string;

beforeAll(async () => {
  provider = await startOpenIdProvider({
    people: PEOPLE,
    redirectUris: [REDIRECT, 'https://eco.example/google-auth'],
    tellsInToken: true,
  });
  log = '';
  api = await startTestApp({
    points: 1,
    google: { issuer: provider.issuer, ...CLIENT },
    logger: {
      level: 'debug',
      stream: {
        write(line: string) {
          log += line;
        },
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().errors?.[0]?.code];
const cookieOf = (answer: LightMyRequestResponse) => parseSetCookie(String(answer.headers['set-cookie']));

const start = (headers: Record<string, string> = {}, app = api) =>
  app.get(START, { headers: { host: HOST, ...headers } });

/** A sign-in as far as the portal's own page gets it. */
async function arrive(person: string, app = api) {
  const begun = await start({}, app);
  const answer = await throughProvider(String(begun.headers.location), person);
  const { name, value } = cookieOf(begun);
  return { answer, cookie: `${name}=${value}` };
}

type Arrival = Awaited<ReturnType<typeof arrive>>;

function exchange({ answer, cookie }: Arrival, changes: Record<string, string> = {}, app = api) {
  const { code = '', state = '', iss = '' } = answer;
  const query = new URLSearchParams({ code, state, iss, redirect_uri: REDIRECT, ...changes });
  return app.get(`${EXCHANGE}?${query}`, { headers: { host: HOST, cookie } });
}

const signIn = async (person: string) => exchange(await arrive(person));

async function userOf(answer: LightMyRequestResponse) {
  const headers = { authorization: `Bearer ${answer.json().token}` };
  const { user_id } = (await api.get('/api/web/v1/auth/', { headers })).json();
  return (await api.get(`/api/web/v1/authing/user/${user_id}/`, { headers })).json().data;
}

const account = (email: string) => findAccountByEmail(api.database.db, email);

describe('the way to the provider', () => {
  test('asks for a code with state, nonce and a challenge @A-11', async () => {
    const answer = await start();
    const url = new URL(String(answer.headers.location));
    expect([answer.statusCode, url.origin]).toEqual([302, provider.issuer]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT.clientId,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: REDIRECT,
      state: expect.stringMatching(/^en-us\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('keeps its state in a cookie that scripts cannot read and that is encrypted', async () => {
    const answer = await start();
    const { value = '', ...cookie } = cookieOf(answer);
    expect(cookie).toEqual({
      name: 'google_sign_in',
      path: '/api/web/v1/authing/google',
      maxAge: 600,
      httpOnly: true,
      sameSite: 'lax',
    });
    const { state = '' } = Object.fromEntries(new URL(String(answer.headers.location)).searchParams);
    expect(Buffer.from(value, 'base64url').toString()).not.toContain(state);
    const secure = await start({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' });
    expect(cookieOf(secure).secure).toBe(true);
  });

  test('begins in the language of the page and comes back to it', async () => {
    const answer = await start({ referer: `http://${HOST}/es-ar/profile/login` });
    expect(new URL(String(answer.headers.location)).searchParams.get('state')).toMatch(/^es-ar\./);
  });

  test.each([
    [{ host: 'kz.localhost:3000' }],
    [{ referer: `http://${HOST}/kk-kz/profile/login` }],
    [{ referer: `http://${HOST}/ru-kz/profile/login` }],
  ])('there is none from Kazakhstan: %j @A-11 @I-03', async (headers) => {
    expect(codeOf(await start(headers))).toEqual([403, 'google-not-offered']);
  });

  test('nor is a code taken on its host @A-11 @I-03', async () => {
    const answer = await api.get(`${EXCHANGE}?code=a&state=b&redirect_uri=c`, {
      headers: { host: 'kz.localhost' },
    });
    expect(codeOf(answer)).toEqual([403, 'google-not-offered']);
  });

  test('a person who follows the link gets a page that says why where it does not work @A-11', async () => {
    const headers = { accept: 'text/html,*/*', referer: `http://${HOST}/kk-kz/profile/login` };
    const answer = await start(headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/kk-kz/google-auth-error']);
  });
});

describe('a code', () => {
  test('opens an account for a new person, once, and signs in to it again @A-11', async () => {
    const first = await signIn('nora');
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    const user = await userOf(first);
    expect(user.attributes).toMatchObject({
      email: 'nora@people.test',
      name: 'Nora New',
      role: ['user'],
      is_active: true,
    });
    expect(await account('nora@people.test')).toMatchObject({ password_hash: '' });
    expect((await userOf(await signIn('nora'))).id).toBe(user.id);
  });

  test('is enough with the address that it came to, as the specification has it', async () => {
    const { answer, cookie } = await arrive('nora');
    const query = new URLSearchParams({ code: answer.code ?? '', redirect_uri: REDIRECT });
    const exchanged = await api.get(`${EXCHANGE}?${query}`, { headers: { host: HOST, cookie } });
    expect(exchanged.json()).toEqual({ token: expect.any(String) });
  });

  test('of a person without a name names the account by the mailbox', async () => {
    expect((await userOf(await signIn('nameless'))).attributes.name).toBe('no.name');
  });

  test('opens the account that the mailbox has, and leaves its password and name @A-11', async () => {
    const before = await account('user@demo.test');
    const user = await userOf(await signIn('anna'));
    expect(user.id).toBe(String(before?.id));
    expect(user.attributes).toMatchObject({ name: 'Анна Ветрова', balance: 1250 });
    expect(await api.signIn('user@demo.test')).not.toEqual({ authorization: 'Bearer undefined' });
  });

  test('of another person with the same mailbox does not open an account that is linked already', async () => {
    await signIn('anna');
    expect(codeOf(await signIn('other-anna'))).toEqual([403, 'google-account-refused']);
  });

  test('still opens the linked account when the e-mail at the provider or the account has changed', async () => {
    const { id } = await userOf(await signIn('nora'));
    const { db } = api.database;
    await db
      .updateTable('accounts')
      .set({ email: 'moved@people.test' })
      .where('id', '=', Number(id))
      .execute();
    expect((await userOf(await signIn('nora'))).id).toBe(id);
    expect(await account('nora@people.test')).toBeUndefined();
  });

  test('opens an account that waits for its mailbox without the password and tokens of a stranger', async () => {
    const stranger = await account('all@demo.test');
    const waiting = await insertUnconfirmed(api.database.db, {
      email: 'waiting@people.test',
      name: 'Mallory',
      password_hash: stranger?.password_hash ?? '',
    });
    if (!waiting) throw new Error('there is an account already');
    const theirs = await createTokenIssuer(TEST_SECRETS, 3600).issue(waiting);
    expect((await userOf(await signIn('waiting'))).id).toBe(String(waiting.id));
    expect(await account('waiting@people.test')).toMatchObject({ is_active: 1, password_hash: '' });
    const headers = { authorization: `Bearer ${theirs}` };
    expect((await api.get('/api/web/v1/auth/', { headers })).statusCode).toBe(401);
    const byPassword = await api.app.inject({
      method: 'POST',
      url: '/api/web/v1/authing/password/token/',
      ...form({ grant_type: 'password', username: 'waiting@people.test', password: 'DemoPass1' }),
    });
    expect(byPassword.statusCode).toBe(401);
  });

  test('and another one at the same moment open one account', async () => {
    const arrivals = await Promise.all(Array.from({ length: 4 }, () => arrive('twice')));
    const answers = await Promise.all(arrivals.map((arrival) => exchange(arrival)));
    const users = await Promise.all(answers.map(userOf));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });

  test.each(['blocked', 'inactive', 'staff', 'norole'])(
    'opens no account like %s @A-03 @A-11',
    async (person) => {
      const before = await account(`${person}@demo.test`);
      expect(codeOf(await signIn(person))).toEqual([403, 'google-account-refused']);
      expect(await account(`${person}@demo.test`)).toEqual(before);
    },
  );

  test('opens no linked account that staff has blocked since', async () => {
    const { id } = await userOf(await signIn('nameless'));
    await api.database.db
      .updateTable('accounts')
      .set({ is_blocked: 1 })
      .where('id', '=', Number(id))
      .execute();
    expect(codeOf(await signIn('nameless'))).toEqual([403, 'google-account-refused']);
  });

  test.each(['unverified', 'mailless', 'garbage'])(
    'of a person whose mailbox is %s opens nothing @A-11',
    async (person) => {
      expect(codeOf(await signIn(person))).toEqual([403, 'google-email-not-verified']);
    },
  );
});

describe('an answer is refused', () => {
  test('without the cookie of the browser that began, and with that of another sign-in @A-11', async () => {
    const arrival = await arrive('nora');
    const other = await arrive('nora');
    const wrong = [400, 'google-wrong-state'];
    expect(codeOf(await exchange({ ...arrival, cookie: '' }))).toEqual(wrong);
    expect(codeOf(await exchange({ ...arrival, cookie: other.cookie }))).toEqual(wrong);
    expect(codeOf(await exchange({ ...arrival, cookie: 'google_sign_in=x.y' }))).toEqual(wrong);
    expect(codeOf(await exchange(arrival, { state: 'en-us.guess' }))).toEqual(wrong);
    expect(codeOf(await exchange(arrival, { redirect_uri: 'https://evil.example/' }))).toEqual(wrong);
  });

  test('the second time, even with everything that was right the first time @A-11', async () => {
    const arrival = await arrive('nora');
    const first = await exchange(arrival);
    expect([first.statusCode, cookieOf(first).maxAge]).toEqual([200, 0]);
    const replayed = await exchange(arrival);
    expect(codeOf(replayed)).toEqual([400, 'google-code-refused']);
    expect(cookieOf(replayed)).toMatchObject({ maxAge: 0, value: '' });
  });

  test('with a token for another nonce, or a code for another challenge @A-11', async () => {
    const keeper = createAttemptKeeper(TEST_SECRETS);
    const resealed = async (changes: { nonce?: string; verifier?: string }) => {
      const arrival = await arrive('nora');
      const attempt = await keeper.find(arrival.cookie);
      if (!attempt) throw new Error('there is no attempt');
      const { value } = parseSetCookie(await keeper.keep({ ...attempt, ...changes }, false));
      return { ...arrival, cookie: `google_sign_in=${value}` };
    };
    expect(codeOf(await exchange(await resealed({ nonce: 'x'.repeat(43) })))).toEqual([502, 'google-failed']);
    const wrongVerifier = await exchange(await resealed({ verifier: 'x'.repeat(43) }));
    expect(codeOf(wrongVerifier)).toEqual([400, 'google-code-refused']);
  });

  test('with a code that is missing, made up, repeated or huge @A-11', async () => {
    const { answer, cookie } = await arrive('nora');
    const ask = async (query: string) =>
      codeOf(await api.get(`${EXCHANGE}?${query}`, { headers: { host: HOST, cookie } }));
    const rest = `state=${answer.state}&iss=${answer.iss}&redirect_uri=${encodeURIComponent(REDIRECT)}`;
    expect(await ask(rest)).toEqual([400, 'required']);
    expect(await ask(`code=&${rest}`)).toEqual([400, 'required']);
    expect(await ask(`code=a&code=b&${rest}`)).toEqual([400, 'invalid-type']);
    expect(await ask(`code=${'x'.repeat(3000)}&${rest}`)).toEqual([400, 'invalid-value']);
    expect(await ask(`code=made-up&${rest}`)).toEqual([400, 'google-code-refused']);
    expect(await ask(`code=a&${rest}&token=b`)).toEqual([400, 'unknown-field']);
  });
});

test('a provider that tells the e-mail only when asked serves as well @A-11', async () => {
  const asked = await startOpenIdProvider({ people: PEOPLE, redirectUris: [REDIRECT] });
  const other = await startTestApp({ points: 1, google: { issuer: asked.issuer, ...CLIENT } });
  const answer = await exchange(await arrive('nora', other), {}, other);
  expect(answer.statusCode).toBe(200);
  await other.close();
  await asked.close();
});

test('without a provider both addresses say so @A-11', async () => {
  const other = await startTestApp({ points: 1 });
  for (const url of [START, `${EXCHANGE}?code=a`])
    expect(codeOf(await other.get(url))).toEqual([404, 'google-not-configured']);
  await other.close();
});

test('one address cannot begin more sign-ins than logins', async () => {
  const google = { issuer: provider.issuer, ...CLIENT };
  const other = await startTestApp({ points: 1, google, loginsPerMinute: 2 });
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) statuses.push((await start(headers, other)).statusCode);
  expect(statuses).toEqual([302, 302, 429]);
  const person = await start({ ...headers, accept: 'text/html' }, other);
  expect([person.statusCode, person.headers.location]).toEqual([302, '/en-us/google-auth-error']);
  await other.close();
});

test('a portal with production hosts redirects to no other host', async () => {
  const google = { issuer: provider.issuer, ...CLIENT };
  const other = await startTestApp({ points: 1, google, productionHosts: { int: 'eco.example' } });
  const redirectOf = async (headers: Record<string, string>) =>
    new URL(String((await start(headers, other)).headers.location)).searchParams.get('redirect_uri');
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  expect(await redirectOf({ host: 'eco.example', ...https })).toBe('https://eco.example/google-auth');
  expect(await redirectOf({ host: 'evil.example' })).toBe('https://eco.example/google-auth');
  await other.close();
});

test('no log holds a code, a state, a cookie or a token', async () => {
  log = '';
  const arrival = await arrive('nora');
  const { token } = (await exchange(arrival)).json();
  await exchange(arrival);
  await exchange(arrival, { code: 'made-up-code' });
  expect(log).toContain('the sign-in with Google failed');
  const { code = '', state = '' } = arrival.answer;
  for (const secret of [
    code,
    state,
    token,
    arrival.cookie.split('=')[1] ?? '',
    'made-up-code',
    CLIENT.clientSecret,
  ])
    expect(log).not.toContain(secret);
});
