import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, TEST_SECRETS, type TestApp } from '../../test/test-app.ts';
import { findAccountByEmail, setPassword } from '../resources/accounts/repository.ts';
import { createTokenIssuer, type TokenClaims } from './access-token.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

const change = (email: string, values: object) =>
  api.database.db.updateTable('accounts').set(values).where('email', '=', email).execute();
afterEach(() => change('user@demo.test', { is_blocked: 0, session_generation: 0, roles: '["user"]' }));

async function tokenOf(email: string): Promise<string> {
  return (await api.signIn(email)).authorization.replace('Bearer ', '');
}

async function sessionOf(token: string): Promise<TokenClaims> {
  const session = await api.app.sessions.read(token);
  if (!session) throw new Error('the token was refused');
  return session.claims;
}

const logOut = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/web/v1/authing/logout/',
    headers: { authorization: `Bearer ${token}` },
  });

test('a raw token gives its account', async () => {
  const session = await api.app.sessions.read(await tokenOf('user@demo.test'));
  expect(session?.account.email).toBe('user@demo.test');
  expect(await api.app.sessions.read('garbage')).toBeUndefined();
  const ofNobody = await createTokenIssuer(TEST_SECRETS, 60).issue({ id: 987_654, session_generation: 0 });
  expect(await api.app.sessions.read(ofNobody)).toBeUndefined();
});

test('a logout ends its own session only @A-12', async () => {
  const [mine, other] = [await tokenOf('user@demo.test'), await tokenOf('user@demo.test')];
  expect((await logOut(mine)).statusCode).toBe(200);
  expect(await api.app.sessions.read(mine)).toBeUndefined();
  expect(await api.app.sessions.read(other)).toBeDefined();
  expect((await logOut(mine)).statusCode).toBe(401);
});

test('a new password ends the sessions before it, and none that begins after it in the same moment', async () => {
  const account = async () => {
    const found = await findAccountByEmail(api.database.db, 'user@demo.test');
    if (!found) throw new Error('there is no account');
    return found;
  };
  const tokens = createTokenIssuer(TEST_SECRETS, 60);
  const before = await account();
  await setPassword(api.database.db, before.id, before.password_hash);
  expect(await api.app.sessions.read(await tokens.issue(await account()))).toBeDefined();
  expect(await api.app.sessions.read(await tokens.issue(before))).toBeUndefined();
});

test('of many sessions those are found that have ended meanwhile', async () => {
  const [stays, leaves, events] = await Promise.all(
    ['user@demo.test', 'user@demo.test', 'events@demo.test'].map(async (email) =>
      sessionOf(await tokenOf(email)),
    ),
  );
  if (!stays || !leaves || !events) throw new Error('a session is missing');
  const expired = { ...events, jti: 'expired', expiresAt: new Date(Date.now() - 1) };
  const nobodys = { ...events, jti: 'nobody', accountId: 987_654 };
  const { db } = api.database;
  await db.insertInto('revoked_tokens').values({ jti: leaves.jti, expires_at: '2099' }).execute();
  const all = [stays, leaves, events, expired, nobodys];
  expect(await api.app.sessions.ended(all)).toEqual([leaves, expired, nobodys]);
  expect(await api.app.sessions.ended([])).toEqual([]);
  await change('user@demo.test', { is_blocked: 1 });
  expect(await api.app.sessions.ended([stays, events])).toEqual([stays]);
  await change('user@demo.test', { is_blocked: 0, roles: '[]' });
  expect(await api.app.sessions.ended([stays, events])).toEqual([stays]);
});

test('thousands of sessions are looked at in parts', async () => {
  const one = await sessionOf(await tokenOf('events@demo.test'));
  const many = Array.from({ length: 2500 }, (_, index) => ({ ...one, jti: `session-${index}` }));
  const last = { ...one, jti: 'last', expiresAt: new Date(0) };
  expect(await api.app.sessions.ended([...many, last])).toEqual([last]);
});
