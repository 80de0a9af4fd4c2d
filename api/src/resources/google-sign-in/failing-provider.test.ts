import { fail } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { parseSetCookie } from 'cookie';
import { SignJWT } from 'jose';
import { startTestApp, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts';
import { createAttemptKeeper } from './attempt.ts';
import { createProvider } from './provider.ts';
import { refusalOf } from './provider-failure.ts';

const HOST = 'localhost:3000';
const REDIRECT = `http://${HOST}/google-auth`;
const CLIENT = { clientId: 'portal', clientSecret: 'portal-secret' };
const SECRET = 'secret-that-the-provider-told';

let server: Server;
let issuer: string;
let api: TestApp;
let log = '';
/** What the provider does at each of its addresses. */
let answers: Record<string, RequestListener>;

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const broken: RequestListener = (_, response) => response.destroy();
const silent: RequestListener = () => {};

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const write = (line: string) => {
    log += line;
  };
  api = await startTestApp({
    points: 1,
    google: { issuer, ...CLIENT },
    logger: { level: 'debug', stream: { write } },
  });
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answers = {
    '/.well-known/openid-configuration': json({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/me`,
    }),
    '/keys': json({ keys: [] }),
  };
  log = '';
});

async function exchange() {
  const keeper = createAttemptKeeper(TEST_SECRETS);
  const attempt = {
    state: 'en-us.x',
    nonce: 'n'.repeat(43),
    verifier: 'v'.repeat(43),
    redirectUri: REDIRECT,
  };
  const { name, value } = parseSetCookie(await keeper.keep(attempt, false));
  const query = new URLSearchParams({ code: 'the-code', state: attempt.state, redirect_uri: REDIRECT });
  return api.get(`/api/web/v1/authing/google/?${query}`, {
    headers: { host: HOST, cookie: `${name}=${value}` },
  });
}

const UNAVAILABLE = [503, 'google-unavailable'];
const FAILED = [502, 'google-failed'];
const DISCOVERY = '/.well-known/openid-configuration';
const text: RequestListener = (_, response) => response.end('<html>not what you asked for</html>');

test.each<[string, RequestListener, unknown[]]>([
  ['hangs up', broken, UNAVAILABLE],
  ['answers 500', json({}, 500), UNAVAILABLE],
  ['answers 404', json({}, 404), FAILED],
  ['answers a page', text, FAILED],
  ['says that it is another one', json({ issuer: 'https://other.example' }), FAILED],
  ['says nothing of itself', json([]), FAILED],
])('a provider that %s is told, and asked again by the next visitor', async (_, answer, refusal) => {
  const works = answers[DISCOVERY] ?? broken;
  const provider = createProvider({ issuer, ...CLIENT });
  const begin = () => provider.begin(REDIRECT, (random) => random);
  answers[DISCOVERY] = answer;
  const { statusCode, errors } = await begin().then(() => fail(), refusalOf);
  expect([statusCode, errors[0]?.code]).toEqual(refusal);
  answers[DISCOVERY] = works;
  expect((await begin()).url.origin).toBe(issuer);
});

const idToken = (claims: object) => {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, aud: 'portal', sub: '1', iat: now, exp: now + 60, nonce: 'n'.repeat(43) };
  return new SignJWT({ ...payload, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from('a key that the provider has never published'));
};
const tokens = (id_token: unknown) =>
  json({ access_token: SECRET, token_type: 'bearer', expires_in: 60, id_token });

test.each<[string, () => Promise<RequestListener> | RequestListener, unknown[]]>([
  ['hangs up', () => broken, UNAVAILABLE],
  ['takes its time', () => silent, UNAVAILABLE],
  ['answers 503', () => json({ error: 'server_error' }, 503), UNAVAILABLE],
  ['does not know the portal', () => json({ error: 'invalid_client' }, 401), FAILED],
  ['refuses the code', () => json({ error: 'invalid_grant' }, 400), [400, 'google-code-refused']],
  ['answers a page', () => text, FAILED],
  ['answers half of it', () => (_, response) => response.end('{"access_token":'), FAILED],
  ['gives no token', () => json({}), FAILED],
  ['gives a number', () => tokens(42), FAILED],
  ['gives garbage', () => tokens('a.b.c'), FAILED],
  ['gives a token of another key', async () => tokens(await idToken({})), FAILED],
])('a code for a provider that %s gets no token and no 500', async (_, answer, refusal) => {
  answers['/token'] = await answer();
  const refused = await exchange();
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual(refusal);
  for (const secret of ['the-code', SECRET, 'portal-secret']) {
    expect(refused.body).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
});

test.each([
  ['alg none', (payload: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`],
  [
    'the wrong algorithm',
    (payload: string) => `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${payload}.eA`,
  ],
])('a token with %s is not believed', async (_, forge) => {
  const payload = (await idToken({ email: 'user@demo.test', email_verified: true })).split('.')[1] ?? '';
  answers['/token'] = tokens(forge(payload));
  const refused = await exchange();
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual(FAILED);
});
