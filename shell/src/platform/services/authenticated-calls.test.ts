import { type ApiCall, ApiError, isCallCancelled, type PortalEvents } from '@ecocircle/shared-contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import mitt from 'mitt';
import { forgetAuth, type StoredAuth } from '../session/auth-storage.ts';
import '../session/expiry.ts';
import { $isAsked, loginAgainGivenUp } from '../session/login-again.ts';
import { $auth, $request, sessionEnded } from '../session/model.ts';
import { portalOpened } from '../session/portal.ts';
import { signInFx } from '../session/sign-in-model.ts';
import { account, sessionOf } from '../session/testing/stored-session.ts';
import { authenticatedCalls } from './authenticated-calls.ts';

const portal = {
  path: () => '/profile',
  goTo: () => {},
  events: mitt<PortalEvents>(),
  words: () => ({ expired: '', logIn: '' }),
};
let sent: string[];
/** The status with which the server refuses a token; what is not listed is answered. */
let refused: Record<string, number>;

const server = async ({ path, signal }: ApiCall, token?: string | null) => {
  sent.push(`${path} ${token}`);
  await Promise.resolve();
  if (signal?.aborted) throw new ApiError(0, []);
  const status = refused[token ?? ''];
  if (status && path !== '/api/web/v1/authing/logout/') throw new ApiError(status, []);
  return `${path} answered`;
};

beforeEach(() => {
  forgetAuth();
  sent = [];
  refused = {};
});

async function page(auth: StoredAuth | null, signsIn?: StoredAuth) {
  const scope = fork({
    values: [
      [$request, server],
      [$auth, auth],
    ],
    handlers: [[signInFx, async () => ({ kind: 'ok', auth: signsIn })]],
  });
  await allSettled(portalOpened, { scope, params: portal });
  const call = authenticatedCalls(scope, async () => {});
  return { scope, call };
}

const logIn = (scope: Scope) => allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
const untilAsked = (scope: Scope) => waitFor(() => expect(scope.getState($isAsked)).toBe(true));
/** What a call came to: its answer, or what it failed with. */
const outcome = (call: Promise<unknown>) =>
  call.catch((error: unknown) => (isCallCancelled(error) ? 'cancelled' : error));

describe.each([401, 403])('a call that is refused with %i @A-09', (status) => {
  test('waits for the new login and is repeated once, with the new token', async () => {
    refused = { old: status };
    const { scope, call } = await page(sessionOf('old'), sessionOf('new'));
    const waiting = call({ method: 'POST', path: '/api/save', body: {} });
    await untilAsked(scope);
    expect(scope.getState($auth)).toBeNull();
    await logIn(scope);
    expect(await waiting).toBe('/api/save answered');
    expect(sent.filter((line) => line.startsWith('/api/save'))).toEqual(['/api/save old', '/api/save new']);
  });

  test('is repeated once only: a person without the right is told so', async () => {
    refused = { old: status, new: status };
    const { scope, call } = await page(sessionOf('old'), sessionOf('new'));
    const waiting = outcome(call({ path: '/api/others' }));
    await untilAsked(scope);
    await logIn(scope);
    expect(await waiting).toMatchObject({ name: 'ApiError', status });
    expect(scope.getState($isAsked)).toBe(false);
    expect(sent.filter((line) => line.startsWith('/api/others'))).toHaveLength(2);
  });

  test('is cancelled with the question', async () => {
    refused = { old: status };
    const { scope, call } = await page(sessionOf('old'));
    const waiting = outcome(call({ path: '/api/a' }));
    await untilAsked(scope);
    await allSettled(loginAgainGivenUp, { scope });
    expect(await waiting).toBe('cancelled');
    expect(sent.filter((line) => line.startsWith('/api/a '))).toEqual(['/api/a old']);
  });
});

test('the token of a refused role is revoked, one that is no longer valid is not @A-09 @A-12', async () => {
  for (const status of [403, 401]) {
    refused = { old: status };
    const { scope, call } = await page(sessionOf('old'));
    void outcome(call({ path: '/api/a' }));
    await untilAsked(scope);
  }
  expect(sent).toEqual(['/api/a old', '/api/web/v1/authing/logout/ old', '/api/a old']);
});

test('several calls share one question; one that begins meanwhile waits, too @A-09', async () => {
  refused = { old: 401 };
  const { scope, call } = await page(sessionOf('old'), sessionOf('new'));
  const waiting = ['/api/a', '/api/b', '/api/c'].map((path) => call({ path }));
  await untilAsked(scope);
  const later = call({ path: '/api/later' });
  await logIn(scope);
  expect(await Promise.all([...waiting, later])).toEqual(
    ['a', 'b', 'c', 'later'].map((name) => `/api/${name} answered`),
  );
  expect(scope.getState($isAsked)).toBe(false);
  expect(sent.toSorted()).toEqual(
    ['a old', 'a new', 'b old', 'b new', 'c old', 'c new', 'later new']
      .map((line) => `/api/${line}`)
      .toSorted(),
  );
});

test('a refusal that arrives after the new login asks nobody again @A-09', async () => {
  const { scope, call } = await page(sessionOf('old'), sessionOf('new'));
  refused = { old: 401 };
  const late = call({ path: '/api/slow' });
  await logIn(scope);
  expect(await late).toBe('/api/slow answered');
  expect(scope.getState($isAsked)).toBe(false);
  expect(scope.getState($auth)?.token).toBe('new');
});

test('somebody else who logs in sends none of what the other one wanted @A-09', async () => {
  refused = { old: 401 };
  const { scope, call } = await page(sessionOf('old'), sessionOf('new', 3600, account({ id: '8' })));
  const waiting = outcome(call({ method: 'DELETE', path: '/api/point' }));
  await untilAsked(scope);
  const later = outcome(call({ path: '/api/later' }));
  await logIn(scope);
  expect([await waiting, await later]).toEqual(['cancelled', 'cancelled']);
  expect(sent).toEqual(['/api/point old']);
});

test('a call that is called off while it waits fails as called off and is not repeated @A-09', async () => {
  refused = { old: 401 };
  const { scope, call } = await page(sessionOf('old'), sessionOf('new'));
  const controller = new AbortController();
  const waiting = outcome(call({ path: '/api/a', signal: controller.signal }));
  await untilAsked(scope);
  controller.abort();
  expect(await waiting).toMatchObject({ name: 'ApiError', status: 0 });
  await logIn(scope);
  expect(sent).toEqual(['/api/a old']);
});

test.each([404, 409, 422, 500, 0])('an answer of %i is no reason to ask @A-09', async (status) => {
  refused = { old: status };
  const { scope, call } = await page(sessionOf('old'));
  if (status === 0) await expect(call({ path: '/api/a' })).resolves.toBe('/api/a answered');
  else await expect(call({ path: '/api/a' })).rejects.toMatchObject({ status });
  expect(scope.getState($isAsked)).toBe(false);
});

test('a session that its person left in the meantime is not asked for again @A-09', async () => {
  refused = { old: 401 };
  const { scope, call } = await page(sessionOf('old'));
  const late = outcome(call({ path: '/api/a' }));
  await allSettled(sessionEnded, { scope });
  expect(await late).toBe('cancelled');
  expect(scope.getState($isAsked)).toBe(false);
});

test('where the code that asks cannot be loaded the call fails as it was refused @A-09', async () => {
  refused = { old: 401 };
  const { scope } = await page(sessionOf('old'));
  const call = authenticatedCalls(scope, () => Promise.reject(new Error('the chunk did not load')));
  expect(await outcome(call({ path: '/api/a' }))).toMatchObject({ name: 'ApiError', status: 401 });
  expect(sent).toEqual(['/api/a old']);
});

test('where nobody is signed in nothing is sent', async () => {
  const { call } = await page(null);
  expect(await outcome(call({ path: '/api/a' }))).toBe('cancelled');
  expect(sent).toEqual([]);
});
