import { ApiError, type PortalEvents } from '@ecocircle/shared-contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { allSettled, fork, scopeBind } from 'effector';
import mitt from 'mitt';
import { forgetAuth, readAuth, writeAuth } from './auth-storage.ts';
import { loadAccountFx } from './fresh-account.ts';
import { $isAsked } from './login-again.ts';
import { $auth, $request, $roles, sessionStarted, signedIn } from './model.ts';
import { portalOpened, type SessionPortal } from './portal.ts';
import { serverAccount } from './testing/server-account.ts';
import { account, sessionOf } from './testing/stored-session.ts';

const portal: SessionPortal = {
  path: () => '/profile',
  goTo: () => {},
  events: mitt<PortalEvents>(),
  words: () => ({ expired: '', logIn: '' }),
};

beforeEach(forgetAuth);

/** Loads a page with a stored session, against a server that answers so. */
async function load(answer: () => unknown) {
  writeAuth(sessionOf('a'));
  const scope = fork({ values: [[$request, async () => answer()]] });
  await allSettled(sessionStarted, { scope });
  await allSettled(portalOpened, { scope, params: portal });
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

test('an account that is as it was stored is not stored again', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  await load(() => serverAccount());
  // Once by the page before.
  expect(stored).toHaveBeenCalledTimes(1);
});

test('an account that arrives when somebody else has logged in is not theirs', async () => {
  const answer = Promise.withResolvers<unknown>();
  writeAuth(sessionOf('a'));
  const scope = fork({ values: [[$request, () => answer.promise]] });
  await allSettled(sessionStarted, { scope });
  const loaded = allSettled(loadAccountFx, { scope });
  const other = sessionOf('b', 3600, account({ id: '8', balance: 5 }));
  scopeBind(signedIn, { scope })(other);
  answer.resolve(serverAccount({ balance: 7 }));
  await loaded;
  expect(scope.getState($auth)).toEqual(other);
});

test('an account is asked for with the token of the session; nobody’s is not asked for', async () => {
  const asked: string[] = [];
  const request = async ({ path }: { path: string }, token?: string | null) => {
    asked.push(`${path} ${token}`);
    return serverAccount();
  };
  const scope = fork({ values: [[$request, request]] });
  await allSettled(portalOpened, { scope, params: portal });
  expect(asked).toEqual([]);
  await allSettled(signedIn, { scope, params: sessionOf('a') });
  await allSettled(portalOpened, { scope, params: portal });
  expect(asked).toEqual(['/api/web/v1/authing/user/7/ a']);
});
