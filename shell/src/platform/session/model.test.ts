import { ApiError } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import type { RequestClient } from '../services/request-client.ts';
import { forgetAuth, readAuth, writeAuth } from './auth-storage.ts';
import { $auth, $request, $session, sessionStarted, signOutRequested } from './model.ts';
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
