import { ApiError } from '@ecocircle/shared-contracts';
import { onTestFinished, setGlobal } from '@ecocircle/test-kit';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { allSettled, createWatch, fork } from 'effector';
import type { RequestClient } from '../services/request-client.ts';
import { forgetAuth, readAuth, writeAuth } from './auth-storage.ts';
import {
  $auth,
  $heldUser,
  $request,
  $roles,
  $session,
  $token,
  readStoreFx,
  sessionLapsed,
  sessionLeft,
  sessionStarted,
  signedIn,
  signOutRequested,
  storeMoved,
  userMoved,
} from './model.ts';
import { rememberReturn } from './return-path.ts';
import { signInFx } from './sign-in-model.ts';
import { account, sessionOf } from './testing/stored-session.ts';

const user = account();
const inOneHour = () => Math.floor(Date.now() / 1000) + 3600;
const auth = () => sessionOf('a.b.c');

beforeEach(forgetAuth);

test('a reload keeps the session @A-06', async () => {
  writeAuth(auth());
  const scope = fork();
  await allSettled(sessionStarted, { scope });
  expect(scope.getState($session)).toEqual({ status: 'authenticated', user });
});

test('a token that expired, or whose cookie is gone, is no session', () => {
  writeAuth(auth());
  expect(readAuth((inOneHour() + 1) * 1000)).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'auth_token=; Path=/; Max-Age=0';
  expect(readAuth(Date.now())).toBeNull();
});

test('what is stored but cannot be read is no session', () => {
  localStorage.setItem('auth', '{broken');
  expect(readAuth(Date.now())).toBeNull();
});

test('a login is kept for the next page', async () => {
  const signedIn = auth();
  const scope = fork({ handlers: [[signInFx, async () => ({ kind: 'ok', auth: signedIn })]] });
  await allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
  expect(scope.getState($auth)).toEqual(signedIn);
  expect(readAuth(Date.now())).toEqual(signedIn);
});

test.each([200, 500])(
  'logout asks the server and clears the session, also when that answers %i @A-12',
  async (status) => {
    const calls: string[] = [];
    const request: RequestClient = async ({ path }, token) => {
      calls.push(`${path} ${token}`);
      if (status >= 400) throw new ApiError(status, []);
      return null;
    };
    writeAuth(auth());
    const scope = fork({ values: [[$request, request]] });
    await allSettled(sessionStarted, { scope });
    await allSettled(signOutRequested, { scope });
    expect(calls).toEqual(['/api/web/v1/authing/logout/ a.b.c']);
    expect(scope.getState($session).status).toBe('anonymous');
    expect(readAuth(Date.now())).toBeNull();
  },
);

test('nobody has no token and no role, and asks the server nothing when they leave', async () => {
  const request = jest.fn<RequestClient>(async () => null);
  const scope = fork({ values: [[$request, request]] });
  expect([scope.getState($token), scope.getState($roles)]).toEqual([null, []]);
  await allSettled(signOutRequested, { scope });
  expect(request).not.toHaveBeenCalled();
});

test('who leaves takes along the page that a login would have led back to', async () => {
  rememberReturn('/profile/balance');
  await allSettled(signOutRequested, { scope: fork() });
  expect(document.cookie).not.toContain('return_to');
});

test('what changed of an account is kept with the rest of it; nobody’s is not', async () => {
  const scope = fork();
  await allSettled(userMoved, { scope, params: { balance: 7 } });
  expect(scope.getState($auth)).toBeNull();
  await allSettled(signedIn, { scope, params: auth() });
  await allSettled(userMoved, { scope, params: { balance: 7 } });
  expect(scope.getState($auth)?.user).toEqual({ ...user, balance: 7 });
  expect(readAuth(Date.now())?.user).toEqual({ ...user, balance: 7 });
  expect([scope.getState($token), scope.getState($roles)]).toEqual(['a.b.c', ['user']]);
});

describe('a session that lapsed', () => {
  test.each([
    [true, user],
    [false, null],
  ])('holds its person while they are asked to log in again: %s', async (isAsked, held) => {
    const lapsed = auth();
    writeAuth(lapsed);
    const scope = fork({ values: [[$auth, lapsed]] });
    await allSettled(sessionLapsed, { scope, params: { auth: lapsed, isAsked } });
    expect([scope.getState($auth), scope.getState($token)]).toEqual([null, null]);
    expect(scope.getState($heldUser)).toEqual(held);
    expect(scope.getState($session).status).toBe(held ? 'authenticated' : 'anonymous');
    expect(readAuth(Date.now())).toBeNull();
    expect(localStorage.getItem('auth')).toBe('{"ended":"expired"}');
  });

  test('gives way to a newer one of another tab', async () => {
    writeAuth(sessionOf('newer'));
    const lapsed = auth();
    const scope = fork({ values: [[$auth, lapsed]] });
    await allSettled(sessionLapsed, { scope, params: { auth: lapsed, isAsked: true } });
    expect(scope.getState($auth)?.token).toBe('newer');
  });
});

describe('what another tab stored', () => {
  /** A tab with a session; counts how often its own changes and how often it is left. */
  const tab = async () => {
    writeAuth(auth());
    const scope = fork();
    await allSettled(sessionStarted, { scope });
    const [changed, left, isOther] = [jest.fn(), jest.fn(), jest.fn<(is: boolean) => void>()];
    createWatch({ unit: $auth.updates, fn: changed, scope });
    createWatch({ unit: sessionLeft, fn: left, scope });
    createWatch({ unit: readStoreFx.doneData, fn: (found) => isOther(found.isOther), scope });
    return { scope, changed, left, isOther };
  };

  test('changes nothing where it is the same', async () => {
    const { scope, changed, left, isOther } = await tab();
    await allSettled(storeMoved, { scope });
    expect(changed).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
    expect(isOther.mock.calls).toEqual([[false]]);
  });

  test('is taken over, and said to be somebody else’s', async () => {
    const { scope, isOther } = await tab();
    writeAuth(sessionOf('b', 3600, account({ id: '8' })));
    await allSettled(storeMoved, { scope });
    expect(scope.getState($auth)?.user.id).toBe('8');
    expect(isOther.mock.calls).toEqual([[true]]);
  });

  test('and took out ends the session here, once', async () => {
    const { scope, left } = await tab();
    forgetAuth();
    await allSettled(storeMoved, { scope });
    await allSettled(storeMoved, { scope });
    expect(scope.getState($auth)).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('and let lapse is no leaving', async () => {
    const { scope, left } = await tab();
    localStorage.setItem('auth', '{"ended":"expired"}');
    await allSettled(storeMoved, { scope });
    expect(left).not.toHaveBeenCalled();
  });
});

test('a call of the session is given up after 15 seconds without an answer', async () => {
  jest.useFakeTimers();
  onTestFinished(() => void jest.useRealTimers());
  const silence = (_: unknown, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  setGlobal('fetch', silence);
  const ended = jest.fn();
  fork().getState($request)({ method: 'POST', path: '/api/web/v1/authing/logout/' }).catch(ended);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[expect.objectContaining({ name: 'ApiError', status: 0 })]]);
});
