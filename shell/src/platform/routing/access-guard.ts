import type { PageRoute } from '@ecocircle/shared-contracts';
import { data, type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import { type Scope, scopeBind } from 'effector';
import { $auth, $roles, sessionEnded, sessionLapsed } from '../session/model.ts';
import { rememberReturn } from '../session/return-path.ts';
import { remainingLife } from '../session/token-life.ts';
import { loginSettled } from '../session/wait-for-login.ts';

/**
 * The middleware that keeps private routes private: without a session, or with an expired one, it leads to the
 * login, which leads back; without the role it is the 404 page. While somebody is asked to log in again it waits, so
 * that nothing takes the page away that they are on.
 */
export const accessGuard =
  ({ scope, basename }: { readonly scope: Scope; readonly basename: string }) =>
  (access: PageRoute['access']) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<void> => {
    await loginSettled(scope, request.signal);
    const auth = scope.getState($auth);
    if (!auth || remainingLife(auth, Date.now()) <= 0) {
      const { pathname, search } = new URL(request.url);
      if (auth) scopeBind(sessionLapsed, { scope })({ auth, isAsked: false });
      else scopeBind(sessionEnded, { scope })();
      rememberReturn(pathname.slice(basename.length) + search);
      throw redirect('/profile/login');
    }
    if (access === 'public' || access === 'authenticated') return;
    if (!scope.getState($roles).includes(access)) throw data(null, { status: 404 });
  };
