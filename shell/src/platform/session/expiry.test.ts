import { ApiError, type PortalEvents, type Session } from '@ecocircle/shared-contracts';
import { onTestFinished } from '@ecocircle/test-kit';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import mitt from 'mitt';
import { $notifications } from '../notifications/model.ts';
import { forgetAuth, readAuth, type StoredAuth, writeAuth } from './auth-storage.ts';
import { sessionExpired } from './expiry.ts';
import { $isAsked, callRefused, loginAgainGivenUp, loginAgainSettled } from './login-again.ts';
import { $auth, $request, $session, sessionStarted, signOutRequested, storeMoved } from './model.ts';
import { portalOpened } from './portal.ts';
import { signInFx } from './sign-in-model.ts';
import { account, sessionOf } from './testing/stored-session.ts';

const MINUTE = 60_000;
const EXPIRED = 'Session has expired. Please log in again.';
const goTo = jest.fn();
let calls: string[];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  forgetAuth();
  goTo.mockReset();
  calls = [];
});
afterEach(() => void jest.useRealTimers());

/**
 * A tab on a page; the session is the stored one. `signsIn` is what a login gives, `meanwhile` happens elsewhere while
 * the code that keeps the session is on its way.
 */
async function tab(path: string, signsIn?: StoredAuth, meanwhile?: () => void): Promise<Scope> {
  const scope = fork({
    values: [
      [
        $request,
        async ({ path: called }: { path: string }, token: string) => {
          calls.push(`${called} ${token}`);
          throw new ApiError(500, []);
        },
      ],
    ],
    handlers: [[signInFx, async () => ({ kind: 'ok', auth: signsIn })]],
  });
  await allSettled(sessionStarted, { scope });
  if (meanwhile) {
    meanwhile();
    await allSettled(storeMoved, { scope });
  }
  const words = () => ({ expired: EXPIRED, logIn: 'Log in' });
  await allSettled(portalOpened, {
    scope,
    params: { path: () => path, goTo, events: mitt<PortalEvents>(), words },
  });
  return scope;
}

const status = (scope: Scope) => scope.getState($session).status;
const logIn = (scope: Scope) => allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
const messages = (scope: Scope) => scope.getState($notifications).map(({ title }) => title);

describe('when the timer fails', () => {
  test.each(['/', '/charity-events?city=Almaty', '/profile/login', '/profilesomething'])(
    'at %s the session is over and a message offers to log in again @A-08',
    async (path) => {
      writeAuth(sessionOf('a'));
      const scope = await tab(path);
      await jest.advanceTimersByTimeAsync(50 * MINUTE);
      expect(status(scope)).toBe('anonymous');
      expect(readAuth(Date.now())).toBeNull();
      expect(calls).toEqual(['/api/web/v1/authing/logout/ a']);
      expect(messages(scope)).toEqual([EXPIRED]);
      expect(scope.getState($isAsked)).toBe(false);
      scope.getState($notifications)[0]?.action?.run();
      expect(scope.getState($isAsked)).toBe(path !== '/profile/login');
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  test.each(['/profile', '/profile/', '/profile/recycling-points?page=2'])(
    'at %s the person is asked to log in again and the page keeps seeing them @A-08',
    async (path) => {
      writeAuth(sessionOf('a'));
      const scope = await tab(path);
      await jest.advanceTimersByTimeAsync(50 * MINUTE);
      expect(scope.getState($isAsked)).toBe(true);
      expect(scope.getState($auth)).toBeNull();
      expect(readAuth(Date.now())).toBeNull();
      expect(status(scope)).toBe('authenticated');
      expect(messages(scope)).toEqual([]);
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  test('a login takes the message away @A-07', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/', sessionOf('b', 7200));
    await jest.advanceTimersByTimeAsync(50 * MINUTE);
    await logIn(scope);
    expect(messages(scope)).toEqual([]);
    expect(status(scope)).toBe('authenticated');
  });
});

describe('the question to log in again', () => {
  const expired = async (signsIn?: StoredAuth) => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile/recycling-points', signsIn);
    await allSettled(sessionExpired, { scope });
    return scope;
  };

  test('ends with a login, and the page never saw anybody else @D-02', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile/recycling-points', sessionOf('b'));
    const seen = jest.fn<(session: Session) => void>();
    createWatch({ unit: $session, fn: seen, scope });
    const settled = jest.fn<(outcome: string) => void>();
    createWatch({ unit: loginAgainSettled, fn: settled, scope });
    await allSettled(sessionExpired, { scope });
    await logIn(scope);
    expect(settled.mock.calls).toEqual([['same-person']]);
    expect(scope.getState($isAsked)).toBe(false);
    expect(readAuth(Date.now())?.token).toBe('b');
    expect(goTo).not.toHaveBeenCalled();
    expect(seen.mock.calls.map(([session]) => session.status)).toEqual(['authenticated']);
  });

  test('given up, it leads to the login page, which will lead back @D-02', async () => {
    const scope = await expired();
    await allSettled(loginAgainGivenUp, { scope });
    expect(status(scope)).toBe('anonymous');
    expect(goTo.mock.calls).toEqual([['/profile/login']]);
    expect(document.cookie).toContain(`return_to=${encodeURIComponent('/profile/recycling-points')}`);
  });

  test('answered by somebody else, it leads to their own cabinet', async () => {
    const scope = await expired(sessionOf('b', 3600, account({ id: '8', name: 'Daniyar' })));
    await logIn(scope);
    expect(goTo.mock.calls).toEqual([['/profile']]);
  });
});

describe('nobody is asked', () => {
  test('so there is nothing to give up', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile');
    await allSettled(loginAgainGivenUp, { scope });
    expect(goTo).not.toHaveBeenCalled();
    expect(status(scope)).toBe('authenticated');
  });

  test('and nobody is held, so whoever logs in by the message stays where they are', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/charity-events', sessionOf('b', 3600, account({ id: '8' })));
    await allSettled(sessionExpired, { scope });
    scope.getState($notifications)[0]?.action?.run();
    await logIn(scope);
    expect(scope.getState($isAsked)).toBe(false);
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe('a call that the server refuses', () => {
  const refuse = (scope: Scope, token: string, status: number) =>
    allSettled(callRefused, { scope, params: { token, status } });

  test.each([
    [401, []],
    [403, ['/api/web/v1/authing/logout/ a']],
  ])(
    'with %i asks to log in again on any page, and revokes a token that is still known',
    async (code, revoked) => {
      writeAuth(sessionOf('a'));
      const scope = await tab('/charity-events');
      await refuse(scope, 'a', code);
      expect(scope.getState($isAsked)).toBe(true);
      expect(messages(scope)).toEqual([]);
      expect(status(scope)).toBe('authenticated');
      expect(calls).toEqual(revoked);
    },
  );

  test('because of an older token ends nothing', async () => {
    writeAuth(sessionOf('b'));
    const scope = await tab('/profile');
    await refuse(scope, 'a', 403);
    expect(scope.getState($isAsked)).toBe(false);
    expect(status(scope)).toBe('authenticated');
    expect(calls).toEqual([]);
  });
});

test('a session that is over already does not expire again', async () => {
  const scope = await tab('/profile');
  await allSettled(sessionExpired, { scope });
  expect(scope.getState($isAsked)).toBe(false);
  expect(messages(scope)).toEqual([]);
  expect(calls).toEqual([]);
});

test('the message stays until a login, and says how to get back', async () => {
  writeAuth(sessionOf('a'));
  const scope = await tab('/');
  await allSettled(sessionExpired, { scope });
  const [message] = scope.getState($notifications);
  expect(message).toMatchObject({
    id: 'session-expired',
    kind: 'info',
    timeout: 0,
    action: { label: 'Log in' },
  });
});

describe('another tab', () => {
  test('that logs in is followed @A-06', async () => {
    const scope = await tab('/charity-events');
    writeAuth(sessionOf('a'));
    await allSettled(storeMoved, { scope });
    expect(status(scope)).toBe('authenticated');
  });

  test.each([
    ['/profile/recycling-points', [['/profile/login']]],
    ['/charity-events', []],
  ])('that logs out ends the session at %s @A-06', async (path, led) => {
    writeAuth(sessionOf('a'));
    const scope = await tab(path);
    const other = await tab('/profile/logout');
    await allSettled(signOutRequested, { scope: other });
    await allSettled(storeMoved, { scope });
    expect(status(scope)).toBe('anonymous');
    expect(scope.getState($isAsked)).toBe(false);
    expect(goTo.mock.calls).toEqual(led);
  });

  test.each([
    ['/profile/recycling-points', [['/profile/login']]],
    ['/charity-events', []],
  ])('that logs out while this one still starts leads away from %s, too @A-06', async (path, led) => {
    writeAuth(sessionOf('a'));
    const scope = await tab(path, undefined, forgetAuth);
    expect(status(scope)).toBe('anonymous');
    expect(goTo.mock.calls).toEqual(led);
  });

  test('whose session expired asks here, too, and its login answers here, too @A-06', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile');
    const other = await tab('/profile', sessionOf('b'));
    await allSettled(sessionExpired, { scope: other });
    await allSettled(storeMoved, { scope });
    expect(scope.getState($isAsked)).toBe(true);
    await logIn(other);
    await allSettled(storeMoved, { scope });
    expect(scope.getState($isAsked)).toBe(false);
    expect(scope.getState($auth)?.token).toBe('b');
  });

  test('that has logged in anew already is not thrown out by an expiry here @A-06', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile');
    writeAuth(sessionOf('b'));
    await allSettled(sessionExpired, { scope });
    expect(readAuth(Date.now())?.token).toBe('b');
    expect(scope.getState($isAsked)).toBe(false);
    expect(scope.getState($auth)?.token).toBe('b');
  });

  test('may have changed a store that the browser lets nobody read: the session goes on', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile');
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no access', 'SecurityError');
    });
    onTestFinished(() => reading.mockRestore());
    await allSettled(storeMoved, { scope });
    expect(scope.getState($auth)?.token).toBe('a');
    expect(scope.getState($isAsked)).toBe(false);
  });

  test('where somebody else logged in takes this one to their cabinet', async () => {
    writeAuth(sessionOf('a'));
    const scope = await tab('/profile/recycling-points');
    writeAuth(sessionOf('b', 3600, account({ id: '8' })));
    await allSettled(storeMoved, { scope });
    expect(goTo.mock.calls).toEqual([['/profile']]);
  });
});
