import { Answer, type ApiCall, type ApiService } from '@ecocircle/shared-contracts';
import { attach, createEvent, type Scope, sample, scopeBind } from 'effector';
import type { StoredAuth } from './auth-storage.ts';
import { loadUser } from './load-user.ts';
import { $auth, $request, signedIn, userMoved } from './model.ts';
import { clockOffset, tokenTimes } from './token-life.ts';

/** The same person goes on with another token, which is of now. */
export const sessionContinued = createEvent<string>();

const withToken = (auth: StoredAuth, token: string): StoredAuth => {
  const now = Date.now();
  const { exp, iat } = tokenTimes(token);
  const offset = iat === undefined ? {} : { clockOffset: clockOffset(iat, now, now) };
  return { ...auth, ...offset, token, tokenExpire: exp };
};

sample({ clock: sessionContinued, source: $auth, filter: Boolean, fn: withToken, target: signedIn });

/** Loads the person anew, since something of the account was changed. */
export const reloadPersonFx = attach({
  source: { request: $request, auth: $auth },
  effect: async ({ request, auth }) => auth && loadUser(request, auth.token, auth.user.id),
});

sample({
  clock: reloadPersonFx.doneData,
  source: $auth,
  filter: (auth, user) => user !== null && auth?.user.id === user.id,
  fn: (_, user) => ({ ...user }),
  target: userMoved,
});

/** Sends a call that ends all sessions, and goes on with the token of its answer. */
export async function renewSession(
  scope: Scope,
  send: ApiService['authenticated'],
  call: ApiCall,
): Promise<void> {
  scopeBind(sessionContinued, { scope })(Answer.of(await send(call)).text('access_token'));
}
