import type { PageRoute } from '@ecocircle/shared-contracts';
import { data, redirect } from '@ecocircle/shared-contracts/router';
import { allSettled, type Scope } from 'effector';
import { $auth, $roles, sessionEnded } from '../session/model.ts';

/**
 * The middleware that keeps private routes private: without a session, or with an expired one, it leads to the
 * login; without the role it is the 404 page.
 */
export const accessGuard = (scope: Scope) => (access: PageRoute['access']) => async (): Promise<void> => {
  const auth = scope.getState($auth);
  if (!auth || auth.tokenExpire * 1000 <= Date.now()) {
    await allSettled(sessionEnded, { scope });
    throw redirect('/profile/login');
  }
  if (access === 'public' || access === 'authenticated') return;
  if (!scope.getState($roles).includes(access)) throw data(null, { status: 404 });
};
