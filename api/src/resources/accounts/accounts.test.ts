import { toClientUser } from '@ecocircle/shared-contracts';
import { ServerUserSchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { form, startTestApp, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts';
import { createTokenIssuer } from '../../sessions/access-token.ts';

const TOKEN_URL = '/api/web/v1/authing/password/token/';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const requestToken = (fields: Record<string, string>) =>
  api.app.inject({ method: 'POST', url: TOKEN_URL, ...form(fields) });

const profile = async (email: string) => {
  const headers = await api.tokenOf(email);
  const { user_id } = (await api.get('/api/web/v1/auth/', { headers })).json();
  return api.get(`/api/web/v1/authing/user/${user_id}/`, { headers });
};

test('a superuser gets no token @A-03', async () => {
  const become = (is_superuser: 0 | 1) =>
    api.database.db
      .updateTable('accounts')
      .set({ is_superuser })
      .where('email', '=', 'all@demo.test')
      .execute();
  const signIn = () =>
    requestToken({ grant_type: 'password', username: 'all@demo.test', password: 'DemoPass1' });
  await become(1);
  expect((await signIn()).statusCode).toBe(401);
  await become(0);
  expect((await signIn()).statusCode).toBe(200);
});

test('a token gives the user id and the profile', async () => {
  const answer = await profile('USER@demo.test');
  const user = toClientUser(parsed(ServerUserSchema, answer.json()));
  expect(user).toMatchObject({ email: 'user@demo.test', balance: 1250, roles: ['user'] });
});

test('the profile of an account with every role names its organisation', async () => {
  const user = toClientUser(parsed(ServerUserSchema, (await profile('all@demo.test')).json()));
  expect(user?.roles).toEqual(['recycling-points-creator', 'charity-events-creator', 'user']);
  expect(user?.orgName).toBe('«Таза қала» ЖШС');
});

test.each(['blocked@demo.test', 'inactive@demo.test', 'staff@demo.test', 'norole@demo.test'])(
  '%s gets no token; with one from before its profile tells so, and opens no list @A-03',
  async (email) => {
    const refused = await requestToken({ grant_type: 'password', username: email, password: 'DemoPass1' });
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([401, 'wrong-credentials']);
    expect(toClientUser(parsed(ServerUserSchema, (await profile(email)).json()))).toBeNull();
    const headers = await api.tokenOf(email);
    const list = await api.get('/api/web/v1/facility/facility/?owner=me', { headers });
    expect(list.statusCode).toBe(403);
  },
);

test.each([
  ['a wrong password', 'user@demo.test', 'DemoPass2'],
  ['an unknown email', 'nobody@demo.test', 'DemoPass1'],
])('%s gets a 401 that does not say which of the two is wrong', async (_, username, password) => {
  const answer = await requestToken({ grant_type: 'password', username, password });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().errors).toEqual([
    { status: '401', code: 'wrong-credentials', title: 'Incorrect login or password' },
  ]);
});

test.each([
  [{ grant_type: 'password', username: 'user@demo.test' }, '/password', 'required'],
  [{ grant_type: 'password', username: '', password: 'x' }, '/username', 'required'],
  [{ grant_type: 'magic', username: 'a', password: 'x' }, '/grant_type', 'invalid-type'],
  [{ grant_type: 'password', username: 'a\u0000', password: 'x' }, '/username', 'invalid-value'],
  [{ grant_type: 'password', username: 'a', password: 'x'.repeat(300) }, '/password', 'invalid-value'],
  [{ grant_type: 'password', username: 'a', password: 'x', admin: '1' }, '/admin', 'unknown-field'],
])('a token request %j is refused at its field @V-05', async (fields, pointer, code) => {
  const answer = await requestToken(fields as Record<string, string>);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
});

test('a token request takes a form only, and not a large one', async () => {
  const json = await api.app.inject({ method: 'POST', url: TOKEN_URL, payload: { username: 'a' } });
  expect([json.statusCode, json.json().errors[0].code]).toEqual([415, 'wrong-content-type']);
  const large = await requestToken({ username: 'x'.repeat(20_000) });
  expect([large.statusCode, large.json().errors[0].code]).toEqual([413, 'body-too-large']);
  const twice = await api.app.inject({
    method: 'POST',
    url: TOKEN_URL,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password&username=a&username=b&password=x',
  });
  expect([twice.statusCode, twice.json().errors[0].source.pointer]).toEqual([422, '/username']);
});

test('only the own profile can be read', async () => {
  const headers = await api.signIn('user@demo.test');
  const { user_id } = (await api.get('/api/web/v1/auth/', { headers })).json();
  for (const id of [String(Number(user_id) + 1), '999999', 'me', `${user_id}.0`])
    expect((await api.get(`/api/web/v1/authing/user/${id}/`, { headers })).statusCode).toBe(403);
});

test('a token ends with the logout', async () => {
  const headers = await api.signIn('user@demo.test');
  const out = await api.app.inject({ method: 'POST', url: '/api/web/v1/authing/logout/', headers });
  expect(out.statusCode).toBe(200);
  const after = await api.get('/api/web/v1/auth/', { headers });
  expect([after.statusCode, after.json().errors[0].code]).toEqual([401, 'not-authenticated']);
});

test('a token that is missing, expired or forged is refused', async () => {
  const expired = await createTokenIssuer(TEST_SECRETS, -10).issue({ id: 1, session_generation: 0 });
  for (const token of ['', 'x', expired, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']) {
    const answer = await api.get('/api/web/v1/auth/', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});
