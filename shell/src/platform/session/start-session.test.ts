import type { PortalEvents } from '@ecocircle/shared-contracts';
import { onTestFinished } from '@ecocircle/test-kit';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import mitt from 'mitt';
import { forgetAuth, STORAGE_KEY, writeAuth } from './auth-storage.ts';
import { $auth, $session, sessionEnded } from './model.ts';
import { portalOpened } from './portal.ts';
import { signInFx } from './sign-in-model.ts';
import { startSession } from './start-session.ts';
import { sessionOf } from './testing/stored-session.ts';
import { refreshTokenFx } from './timer.ts';
import { watchWaking } from './watch-waking.ts';

beforeEach(forgetAuth);

test('nobody waits for what keeps a session until somebody is signed in', async () => {
  const signsIn = sessionOf('a');
  const scope = fork({ handlers: [[signInFx, async () => ({ kind: 'ok', auth: signsIn })]] });
  const keep = jest.fn(async () => {});
  startSession(scope, keep);
  expect(keep).not.toHaveBeenCalled();
  await allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
  expect(keep).toHaveBeenCalledTimes(1);
});

test('a stored session is there before the first render, and is kept @A-06', () => {
  writeAuth(sessionOf('a'));
  const scope = fork();
  const keep = jest.fn(async () => {});
  startSession(scope, keep);
  expect(scope.getState($session).status).toBe('authenticated');
  expect(keep).toHaveBeenCalledTimes(1);
});

test('the store of another tab is followed, what else it stores is not looked at @A-06', () => {
  const scope = fork();
  startSession(scope, async () => {});
  writeAuth(sessionOf('a'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(scope.getState($session).status).toBe('anonymous');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  expect(scope.getState($session).status).toBe('authenticated');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(scope.getState($session).status).toBe('anonymous');
});

test('a login in another tab counts although its cookie is seen later than its store @A-06', () => {
  jest.useFakeTimers();
  onTestFinished(() => void jest.useRealTimers());
  const scope = fork();
  startSession(scope, async () => {});
  const auth = sessionOf('a');
  localStorage.setItem(STORAGE_KEY, JSON.stringify(auth));
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  jest.advanceTimersByTime(200);
  expect(scope.getState($session).status).toBe('anonymous');
  writeAuth(auth);
  jest.advanceTimersByTime(100);
  expect(scope.getState($session).status).toBe('authenticated');
});

test('what keeps a session and cannot be loaded is asked for again by the next login', async () => {
  const signsIn = sessionOf('a');
  const scope = fork({ handlers: [[signInFx, async () => ({ kind: 'ok', auth: signsIn })]] });
  const keep = jest.fn(async () => {
    throw new Error('offline');
  });
  startSession(scope, keep);
  const logIn = () => allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
  await logIn();
  await allSettled(sessionEnded, { scope });
  await logIn();
  expect(keep).toHaveBeenCalledTimes(2);
  expect(scope.getState($session).status).toBe('authenticated');
});

test.each(['pageshow', 'focus', 'online'])('a page that missed it notices on %s @A-06', (name) => {
  writeAuth(sessionOf('a'));
  const scope = fork();
  startSession(scope, async () => {});
  watchWaking(scope);
  forgetAuth();
  window.dispatchEvent(new Event(name));
  expect(scope.getState($session).status).toBe('anonymous');
});

test.each([
  [false, 'anonymous'],
  [true, 'authenticated'],
])('a page that is shown looks around, a hidden one does not: hidden %s', (hidden, status) => {
  writeAuth(sessionOf('a'));
  const scope = fork();
  startSession(scope, async () => {});
  watchWaking(scope);
  forgetAuth();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(scope.getState($session).status).toBe(status);
});

test('a page that slept past the end of its session notices when it wakes @A-07', async () => {
  jest.useFakeTimers();
  const refresh = jest.fn();
  const scope = fork({
    values: [[$auth, sessionOf('a', 24 * 3600)]],
    handlers: [[refreshTokenFx, refresh]],
  });
  const portal = { path: () => '/', goTo: () => {}, events: mitt<PortalEvents>() };
  const words = () => ({ expired: '', logIn: '' });
  await allSettled(portalOpened, { scope, params: { ...portal, words } });
  watchWaking(scope);
  jest.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(refresh).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalled();
  jest.useRealTimers();
});
