import { beforeEach, expect, jest, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { forgetAuth, STORAGE_KEY, writeAuth } from './auth-storage.ts';
import { $session } from './model.ts';
import { signInFx } from './sign-in-model.ts';
import { startSession } from './start-session.ts';
import { sessionOf } from './testing/stored-session.ts';
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

test.each(['pageshow', 'focus', 'online'])('a page that missed it notices on %s @A-06', (name) => {
  writeAuth(sessionOf('a'));
  const scope = fork();
  startSession(scope, async () => {});
  watchWaking(scope);
  forgetAuth();
  window.dispatchEvent(new Event(name));
  expect(scope.getState($session).status).toBe('anonymous');
});
