import { ApiError, type PortalEvents } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import mitt from 'mitt';
import { forgetAuth, readAuth, writeAuth } from './auth-storage.ts';
import './fresh-account.ts';
import { $isAsked } from './login-again.ts';
import { $request, $roles, sessionStarted } from './model.ts';
import { portalOpened } from './portal.ts';
import { serverAccount } from './testing/server-account.ts';
import { sessionOf } from './testing/stored-session.ts';

beforeEach(forgetAuth);

/** Loads a page with a stored session, against a server that answers so. */
async function load(account: () => unknown) {
  writeAuth(sessionOf('a'));
  const scope = fork({ values: [[$request, async () => account()]] });
  await allSettled(sessionStarted, { scope });
  const words = () => ({ expired: '', logIn: '' });
  const events = mitt<PortalEvents>();
  await allSettled(portalOpened, {
    scope,
    params: { path: () => '/profile', goTo: () => {}, events, words },
  });
  return scope;
}

test('a role that was granted and a balance that moved are there after a reload @A-06', async () => {
  const scope = await load(() => serverAccount({ role: ['user', 'promotion'], balance: 7 }));
  expect(scope.getState($roles)).toEqual(['charity-events-creator', 'user']);
  expect(readAuth(Date.now())?.user.balance).toBe(7);
});

test('an account that was blocked meanwhile is asked to log in again', async () => {
  const scope = await load(() => serverAccount({ is_blocked: true }));
  expect(scope.getState($isAsked)).toBe(true);
});

test.each([
  [401, true],
  [403, true],
  [500, false],
  [0, false],
])('a refusal with %i asks to log in again: %s', async (status, isAsked) => {
  const scope = await load(() => {
    throw new ApiError(status, []);
  });
  expect(scope.getState($isAsked)).toBe(isAsked);
  expect(readAuth(Date.now()) === null).toBe(isAsked);
});
