import { isApiError } from '@ecocircle/shared-contracts';
import { attach, sample } from 'effector';
import { sessionExpired } from './expiry.ts';
import { loadUser } from './load-user.ts';
import { $auth, $request, userMoved } from './model.ts';
import { portalOpened } from './portal.ts';

/** Loads the account anew: roles and balance may have changed since it was stored. */
export const loadAccountFx = attach({
  source: { request: $request, auth: $auth },
  effect: async ({ request, auth }) => auth && loadUser(request, auth.token, auth.user.id),
});

sample({ clock: portalOpened, source: $auth, filter: Boolean, target: loadAccountFx });
sample({
  clock: loadAccountFx.doneData,
  source: $auth,
  filter: (auth, user) => auth?.user.id === user?.id && JSON.stringify(auth?.user) !== JSON.stringify(user),
  fn: (_, user) => ({ ...user }),
  target: userMoved,
});
sample({ clock: loadAccountFx.doneData, filter: (user) => user === null, target: sessionExpired });
sample({
  clock: loadAccountFx.failData,
  filter: (error) => isApiError(error) && [401, 403].includes(error.status),
  target: sessionExpired,
});
