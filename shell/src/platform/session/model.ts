import type { ClientRole, ClientUser, Session } from '@ecocircle/shared-contracts';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { lateClient } from '../services/late-client.ts';
import type { RequestClient } from '../services/request-client.ts';
import { expireAuth, forgetAuth, readAuth, readEnd, type StoredAuth, writeAuth } from './auth-storage.ts';
import { forgetReturn } from './return-path.ts';
import { revoke } from './revoke.ts';

const CALL_TIMEOUT = 15_000;

/** A session that is over although its person did not leave. */
export interface Lapse {
  readonly auth: StoredAuth;
  /** Whether the person is asked to log in again; the page sees them until they have answered. */
  readonly isAsked: boolean;
}

/** The client that the session's calls go through; replaced in tests through the scope. */
export const $request = createStore<RequestClient>(lateClient(CALL_TIMEOUT), {
  serialize: 'ignore',
});

export const writeAuthFx = createEffect(writeAuth);
export const forgetAuthFx = createEffect(() => {
  forgetAuth();
  forgetReturn();
});
export const expireAuthFx = createEffect(({ auth }: Lapse) => expireAuth(auth.token, Date.now()));

export const sessionStarted = createEvent();
export const signedIn = createEvent<StoredAuth>();
export const storeMoved = createEvent();
export const signOutRequested = createEvent();
export const sessionEnded = createEvent();
export const sessionLeft = createEvent();
export const sessionLapsed = createEvent<Lapse>();
/** Something of the account is no longer as it was stored. */
export const userMoved = createEvent<Partial<ClientUser>>();

const isSame = (one: StoredAuth | null, other: StoredAuth | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const $auth = createStore<StoredAuth | null>(null, { serialize: 'ignore' })
  .on(signedIn, (_, auth) => auth)
  .on(userMoved, (auth, changes) => auth && { ...auth, user: { ...auth.user, ...changes } })
  .reset(sessionEnded, sessionLeft, sessionLapsed);

/** Reads what is stored: at the start, and when another tab may have changed it. */
export const readStoreFx = attach({
  source: $auth,
  effect(current) {
    const auth = readAuth(Date.now());
    return { auth, end: readEnd(), isOther: Boolean(current && auth && current.user.id !== auth.user.id) };
  },
});
$auth.on(readStoreFx.doneData, (current, { auth }) => (auth && !isSame(auth, current) ? auth : current));

/** The person whose session lapsed, while they are asked to log in again. */
export const $heldUser = createStore<ClientUser | null>(null, { serialize: 'ignore' }).on(
  sessionLapsed,
  (_, { auth, isAsked }) => (isAsked ? auth.user : null),
);

const $user = combine($auth, $heldUser, (auth, held) => auth?.user ?? held);

export const $session = $user.map(
  (user): Session => (user ? { status: 'authenticated', user } : { status: 'anonymous' }),
);

export const $roles = $user.map((user): readonly ClientRole[] => user?.roles ?? []);

export const $token = $auth.map((auth) => auth?.token ?? null);

export const revokeTokenFx = attach({
  source: { request: $request, auth: $auth },
  effect: ({ request, auth }) => revoke(request, auth?.token),
});

sample({ clock: [sessionStarted, storeMoved, expireAuthFx.done], target: readStoreFx });
sample({
  clock: readStoreFx.doneData,
  source: $auth,
  filter: (auth, found) => auth !== null && found.auth === null && found.end === 'left',
  target: sessionLeft,
});
sample({ clock: signOutRequested, target: revokeTokenFx });
sample({ clock: revokeTokenFx.finally, target: sessionEnded });
sample({ clock: sessionEnded, target: forgetAuthFx });
sample({ clock: sessionLapsed, target: expireAuthFx });
sample({ clock: [signedIn, userMoved], source: $auth, filter: Boolean, target: writeAuthFx });
