import { ApiError } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import type { StoredAuth } from '../../platform/session/auth-storage.ts';
import { $auth, $request } from '../../platform/session/model.ts';
import { linkOpened, passwordForm } from './model.ts';

const AUTH = { token: 'old', tokenExpire: 1_900_000_000, user: { id: '7' } } as StoredAuth;

beforeEach(() => localStorage.clear());

/** Sets a password in a browser with a session of which the API says so. */
async function setPassword(session: () => unknown) {
  const request = async ({ path }: { path: string }) =>
    path === '/api/web/v1/auth/' ? session() : { is_ok: true };
  const scope = fork({
    values: [
      [$auth, AUTH],
      [$request, request],
    ],
  });
  await allSettled(linkOpened, { scope, params: 'secret' });
  for (const path of ['password', 'repeatedPassword'] as const)
    await allSettled(passwordForm.changed, { scope, params: { path, value: 'DemoPass2' } });
  await allSettled(passwordForm.submitted, { scope, params: {} });
  return { isDone: scope.getState(passwordForm.$outcome)?.isDone, auth: scope.getState($auth) };
}

test('a session that the new password ended is forgotten, so that the login asks for it', async () => {
  const refuse = () => {
    throw new ApiError(401, []);
  };
  expect(await setPassword(refuse)).toEqual({ isDone: true, auth: null });
});

test.each([
  ['of another account', () => ({ user_id: '7' })],
  [
    'that cannot be looked at',
    () => {
      throw new ApiError(0, []);
    },
  ],
])('a session %s goes on', async (_, answer) => {
  expect(await setPassword(answer)).toEqual({ isDone: true, auth: AUTH });
});
