import { matchRoutes, type RouteObject } from '@ecocircle/shared-contracts/router';
import { type AccountPage, loadAccountPages } from '../../pages/account/load-account-pages.ts';
import { NotFoundPage } from '../../pages/error/shell-error-page.tsx';
import { PROBLEM_KEYS } from '../../pages/request-result/problem-list.tsx';
import { RequestResultPage } from '../../pages/request-result/request-result-page.tsx';
import { resolveRoute } from '../../platform/composition/remote-routes.ts';
import { REQUEST_OUTCOMES } from '../../platform/routing/request-outcomes.ts';
import type { ShellRouteHandle } from '../../platform/routing/route-matches.ts';
import { RESTORE_PARAMETER, requestResultPath, SHELL_PATH } from '../../platform/routing/shell-paths.ts';
import { openRegistration } from './open-registration.ts';
import { STAND_INS } from './stand-ins.ts';

const handle = (id: string): ShellRouteHandle => ({ shellRoute: { id } });

const accountRoute = (id: keyof typeof SHELL_PATH, page: AccountPage): RouteObject => ({
  id,
  path: SHELL_PATH[id],
  handle: handle(id),
  ...STAND_INS,
  lazy: async () => ({ Component: (await loadAccountPages())[page] }),
});

/** Login, logout, the way back from Google and the pages of mailed links: brought when they are asked for. */
const ACCOUNT_ROUTES: readonly RouteObject[] = [
  accountRoute('login', 'LoginPage'),
  accountRoute('sign-out', 'SignOutPage'),
  accountRoute('logout', 'LogoutPage'),
  accountRoute('google-auth', 'GoogleAuthPage'),
  accountRoute('google-auth-error', 'GoogleAuthErrorPage'),
  accountRoute('restore-password', 'RestorePasswordPage'),
  accountRoute('confirm-email', 'ConfirmEmailPage'),
  accountRoute('confirm-new-email', 'ConfirmNewEmailPage'),
];

const REQUEST_ROUTES = REQUEST_OUTCOMES.map((outcome) => ({
  id: `request-result-${outcome}`,
  path: requestResultPath(outcome),
  element: <RequestResultPage outcome={outcome} />,
  handle: handle('request-result'),
}));

const REGISTRATION: RouteObject = {
  id: 'registration',
  path: SHELL_PATH.registration,
  loader: openRegistration,
  handle: handle('registration'),
};

/** Pages around an account, the address of the registration, what became of a form that was sent without scripts, and the catch-all. Paths below /raw-pages/ are never pages, whoever would claim them. */
export const shellRoutes: readonly RouteObject[] = [
  ...ACCOUNT_ROUTES,
  REGISTRATION,
  ...REQUEST_ROUTES,
  { id: 'raw-pages', path: SHELL_PATH['raw-pages'], Component: NotFoundPage, handle: handle('not-found') },
  { id: 'not-found', path: '*', Component: NotFoundPage, handle: handle('not-found') },
];

const accountRouteOf = (path: string): RouteObject | undefined =>
  matchRoutes([...ACCOUNT_ROUTES], path)?.at(-1)?.route;

/** Whether the page of a path is one around an account, whose code comes beside the shell's. */
export const isAccountPage = (path: string): boolean => accountRouteOf(path) !== undefined;

/** The keys of the query that pages of the shell read, by their routes; the others read none. */
const READ_KEYS: Readonly<Record<string, readonly string[]>> = {
  login: [RESTORE_PARAMETER],
  ...Object.fromEntries(REQUEST_ROUTES.map(({ id }) => [id, PROBLEM_KEYS])),
};

/** The keys of the query that the shell's page of a path reads. */
export const keysReadAt = (path: string): readonly string[] =>
  READ_KEYS[matchRoutes([...shellRoutes], path)?.at(-1)?.route.id ?? ''] ?? [];

/** The shell's routes with that of a path already resolved, for a first render that must not wait. */
export function shellRoutesFor(path: string): Promise<RouteObject[]> {
  return resolveRoute([...shellRoutes], accountRouteOf(path)?.id ?? '');
}
