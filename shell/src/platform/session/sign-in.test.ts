import { ApiError } from '@ecocircle/shared-contracts';
import { describe, expect, jest, test } from '@jest/globals';
import type { RequestClient } from '../services/request-client.ts';
import { signIn, signInByToken } from './sign-in.ts';
import { serverAccount } from './testing/server-account.ts';
import { tokenTimes } from './token-life.ts';

const EXPIRES = 1_900_000_000;
const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
const TOKEN = `${encode({ alg: 'HS256' })}.${encode({ exp: EXPIRES, sub: '>>>>????' })}.signature`;

/** The platform API as these tests need it: each path answers or throws. */
function server(answers: Record<string, () => unknown>): RequestClient {
  return async ({ path }) => {
    const answer = answers[path];
    if (!answer) throw new ApiError(404, []);
    return answer();
  };
}

const working = {
  '/api/web/v1/authing/password/token/': () => ({ access_token: TOKEN }),
  '/api/web/v1/auth/': () => ({ user_id: '7' }),
  '/api/web/v1/authing/user/7/': () => serverAccount(),
};
const refuse = (status: number) => () => {
  throw new ApiError(status, []);
};
const credentials = { login: 'aigerim@example.kz', password: 'DemoPass1' };

test('a login gives the account and the token with its expiry @A-01', async () => {
  const result = await signIn(server(working), credentials);
  expect(result).toMatchObject({
    kind: 'ok',
    auth: { token: TOKEN, tokenExpire: EXPIRES, user: { id: '7' } },
  });
});

test('the expiry is read from the token’s exp claim @A-06', () => {
  expect(tokenTimes(TOKEN).exp).toBe(EXPIRES);
});

test('a token of another provider’s way in opens the same session @A-11', async () => {
  const result = await signInByToken(server(working), TOKEN);
  expect(result).toMatchObject({
    kind: 'ok',
    auth: { token: TOKEN, tokenExpire: EXPIRES, user: { id: '7' } },
  });
});

test('a token that cannot be read is the server’s fault', async () => {
  expect((await signInByToken(server(working), 'not.a.token')).kind).toBe('server-error');
});

test('how far the server’s clock is ahead of ours is read from the token’s iat claim', async () => {
  const issued = Math.floor(Date.now() / 1000) + 7200;
  const token = `e.${encode({ exp: issued + 3600, iat: issued })}.s`;
  const result = await signInByToken(server(working), token);
  if (result.kind !== 'ok') throw new Error(result.kind);
  expect(result.auth.clockOffset).toBeGreaterThan(7_190_000);
  expect(result.auth.clockOffset).toBeLessThanOrEqual(7_200_000);
});

test('who tried too often is told how long to wait', async () => {
  const locked = { ...working, '/api/web/v1/authing/password/token/': refuse(429) };
  const before = Date.now();
  const result = await signIn(server(locked), credentials);
  if (result.kind !== 'too-many') throw new Error(result.kind);
  expect(result.wait).toBe(60);
  expect(result.until).toBeGreaterThanOrEqual(before + 60_000);
});

describe('a login that fails @A-01 @A-02 @A-03', () => {
  test.each<[string, Record<string, () => unknown>, string]>([
    ['a wrong password', { '/api/web/v1/authing/password/token/': refuse(401) }, 'credentials-error'],
    ['a broken token call', { '/api/web/v1/authing/password/token/': refuse(500) }, 'server-error'],
    ['an answer without a token', { '/api/web/v1/authing/password/token/': () => ({}) }, 'server-error'],
    ['no user_id', { '/api/web/v1/auth/': () => ({}) }, 'server-error'],
    ['a profile that is forbidden', { '/api/web/v1/authing/user/7/': refuse(403) }, 'credentials-error'],
    ['a profile that does not load', { '/api/web/v1/authing/user/7/': refuse(502) }, 'server-error'],
    [
      'a blocked account',
      { '/api/web/v1/authing/user/7/': () => serverAccount({ is_blocked: true }) },
      'credentials-error',
    ],
    [
      'an account without a role',
      { '/api/web/v1/authing/user/7/': () => serverAccount({ role: [] }) },
      'credentials-error',
    ],
  ])('%s', async (_, broken, kind) => {
    expect((await signIn(server({ ...working, ...broken }), credentials)).kind).toBe(kind);
  });
});

test('a login asks for a token by password, then whose it is, then for the account', async () => {
  const asked: unknown[] = [];
  const request: RequestClient = async (call, token) => {
    const { method, path, body } = call;
    asked.push([method ?? 'GET', path, body ? Object.fromEntries(body as URLSearchParams) : null, token]);
    return working[path as keyof typeof working]();
  };
  await signIn(request, credentials);
  expect(asked).toEqual([
    [
      'POST',
      '/api/web/v1/authing/password/token/',
      { grant_type: 'password', username: 'aigerim@example.kz', password: 'DemoPass1' },
      undefined,
    ],
    ['GET', '/api/web/v1/auth/', null, TOKEN],
    ['GET', '/api/web/v1/authing/user/7/', null, TOKEN],
  ]);
});

test('an account whose id has a slash is asked for by that id', async () => {
  const odd = {
    ...working,
    '/api/web/v1/auth/': () => ({ user_id: 'a/b' }),
    '/api/web/v1/authing/user/a%2Fb/': () => serverAccount(),
  };
  expect((await signIn(server(odd), credentials)).kind).toBe('ok');
});

test('the clock of the server is compared with ours from before the token was asked for', async () => {
  jest.useFakeTimers({ now: 1_800_000_005_000 });
  const token = `e.${encode({ exp: EXPIRES, iat: 1_800_000_000 })}.s`;
  const slow = {
    ...working,
    '/api/web/v1/authing/password/token/': () => {
      jest.setSystemTime(1_800_000_009_000);
      return { access_token: token };
    },
  };
  const result = await signIn(server(slow), credentials);
  jest.useRealTimers();
  // Issued at 0.999 s at the latest, while ours said 5 s already.
  expect(result).toMatchObject({ auth: { clockOffset: -4001 } });
});

test('where the token does not say when it was issued, the clocks are taken to agree', async () => {
  expect(await signIn(server(working), credentials)).toMatchObject({ auth: { clockOffset: 0 } });
});

test('a failure of the server comes with its cause', async () => {
  const broken = { ...working, '/api/web/v1/auth/': refuse(500) };
  expect(await signIn(server(broken), credentials)).toMatchObject({ cause: { status: 500 } });
  const down = { ...working, '/api/web/v1/authing/password/token/': refuse(502) };
  expect(await signIn(server(down), credentials)).toMatchObject({ cause: { status: 502 } });
});

test.each([401, 403])('a token that is refused with %i is a wrong credential', async (status) => {
  const refused = { ...working, '/api/web/v1/auth/': refuse(status) };
  expect((await signInByToken(server(refused), TOKEN)).kind).toBe('credentials-error');
});

test('a token without an expiry is the server’s fault', async () => {
  expect((await signInByToken(server(working), `e.${encode({ sub: '7' })}.s`)).kind).toBe('server-error');
});
