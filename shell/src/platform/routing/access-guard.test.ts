import { beforeEach, describe, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { forgetAuth, type StoredAuth } from '../session/auth-storage.ts';
import { loginAgainGivenUp } from '../session/login-again.ts';
import { $auth, $session, sessionLapsed } from '../session/model.ts';
import { signInFx } from '../session/sign-in-model.ts';
import { sessionOf } from '../session/testing/stored-session.ts';
import { accessGuard } from './access-guard.ts';

type Access = Parameters<ReturnType<typeof accessGuard>>[0];

beforeEach(forgetAuth);

const page = (auth: StoredAuth | null, signsIn?: StoredAuth) =>
  fork({ values: [[$auth, auth]], handlers: [[signInFx, async () => ({ kind: 'ok', auth: signsIn })]] });

/** Where the guard leads: the address of a redirect, the status of an error, or through. */
const visit = (scope: Scope, access: Access, path = '/en-us/profile/balance?page=2'): Promise<unknown> =>
  accessGuard({ scope, basename: '/en-us' })(access)({
    request: new Request(`http://localhost${path}`),
  }).then(
    () => 'through',
    (thrown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown.init.status),
  );

test('nobody gets in without a session; the login will lead back @A-10 @R-15', async () => {
  expect(await visit(page(null), 'authenticated')).toBe('/profile/login');
  expect(document.cookie).toContain(`return_to=${encodeURIComponent('/profile/balance?page=2')}`);
});

test('an expired session is logged out @A-10', async () => {
  const scope = page(sessionOf('a', 0));
  expect(await visit(scope, 'authenticated')).toBe('/profile/login');
  expect(scope.getState($session).status).toBe('anonymous');
});

test.each<[Access, unknown]>([
  ['authenticated', 'through'],
  ['user', 'through'],
  ['charity-events-creator', 404],
  ['recycling-points-creator', 404],
])('a user at a page for %s: %s @A-10 @R-15', async (access, led) => {
  expect(await visit(page(sessionOf('a')), access)).toBe(led);
});

describe('while somebody is asked to log in again', () => {
  const asked = async (signsIn?: StoredAuth) => {
    const auth = sessionOf('a');
    const scope = page(auth, signsIn);
    await allSettled(sessionLapsed, { scope, params: { auth, isAsked: true } });
    return scope;
  };

  test('the page stays, and goes on after the login @A-09 @D-02', async () => {
    const scope = await asked(sessionOf('b'));
    const visited = visit(scope, 'user');
    await allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
    expect(await visited).toBe('through');
  });

  test('giving up leads to the login @D-02', async () => {
    const scope = await asked();
    const visited = visit(scope, 'user');
    await allSettled(loginAgainGivenUp, { scope });
    expect(await visited).toBe('/profile/login');
  });
});
