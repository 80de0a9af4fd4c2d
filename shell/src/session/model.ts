import type { ClientRole, Session } from '@ecocircle/shared-contracts';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { createRequestClient, type RequestClient } from '../services/request-client.ts';
import { readAuth, type StoredAuth, writeAuth } from './auth-storage.ts';
import { type Credentials, type SignInResult, signIn } from './sign-in.ts';

const CALL_TIMEOUT = 15_000;

/** The client that the session's calls go through; replaced in tests through the scope. */
export const $request = createStore<RequestClient>(createRequestClient('', CALL_TIMEOUT), {
  serialize: 'ignore',
});

export const restoreAuthFx = createEffect((): StoredAuth | null => readAuth(Date.now()));
export const writeAuthFx = createEffect((auth: StoredAuth | null): void => writeAuth(auth));

/** Resolves with how the login ended; never fails. */
export const signInFx = attach({
  source: $request,
  effect: (request, credentials: Credentials): Promise<SignInResult> => signIn(request, credentials),
});

export const sessionStarted = createEvent();
export const signOutRequested = createEvent();
export const sessionEnded = createEvent();

export const $auth = createStore<StoredAuth | null>(null, { serialize: 'ignore' })
  .on(restoreAuthFx.doneData, (_, auth) => auth)
  .on(signInFx.doneData, (current, result) => (result.kind === 'ok' ? result.auth : current))
  .reset(sessionEnded);

/** Whether the stored session was looked for; before that nobody knows who is there. */
export const $isRestored = createStore(false).on(restoreAuthFx.finally, () => true);

export const $session = $auth.map(
  (auth): Session => (auth ? { status: 'authenticated', user: auth.user } : { status: 'anonymous' }),
);

export const $roles = $session.map((session): readonly ClientRole[] =>
  session.status === 'authenticated' ? session.user.roles : [],
);

/** Tells the server that the token is no longer wanted. */
export const revokeTokenFx = attach({
  source: { request: $request, auth: $auth },
  effect: async ({ request, auth }) => {
    if (auth) await request({ method: 'POST', path: '/api/web/v1/authing/logout/' }, auth.token);
  },
});

sample({ clock: sessionStarted, target: restoreAuthFx });
sample({ clock: signOutRequested, target: revokeTokenFx });
sample({ clock: revokeTokenFx.finally, target: sessionEnded });
sample({
  clock: signInFx.doneData,
  filter: (result) => result.kind === 'ok',
  fn: (result) => (result.kind === 'ok' ? result.auth : null),
  target: writeAuthFx,
});
sample({ clock: sessionEnded, fn: () => null, target: writeAuthFx });
