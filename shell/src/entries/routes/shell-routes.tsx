import { matchRoutes, type RouteObject } from '@ecocircle/shared-contracts/router';
import { type AccountPage, loadAccountPages } from '../../pages/account/load-account-pages.ts';
import { NotFoundPage } from '../../pages/error/not-found-page.tsx';
import { PageSkeleton } from '../../pages/error/page-skeleton.tsx';
import { RemoteErrorPage } from '../../pages/error/remote-error-page.tsx';
import { REQUEST_OUTCOMES } from '../../pages/request-result/request-outcomes.ts';
import { RequestResultPage } from '../../pages/request-result/request-result-page.tsx';
import { resolveRoute } from '../../platform/composition/remote-routes.tsx';
import type { ShellRouteHandle } from '../../platform/routing/route-matches.ts';
import { openRegistration } from './open-registration.ts';

const handle = (id: string): ShellRouteHandle => ({
  shellRoute: { id, indexable: false, layout: { footer: 'small' } },
});

const accountRoute = (id: string, path: string, page: AccountPage): RouteObject => ({
  id,
  path,
  handle: handle(id),
  HydrateFallback: PageSkeleton,
  ErrorBoundary: RemoteErrorPage,
  lazy: async () => ({ Component: (await loadAccountPages())[page] }),
});

/** Login, logout, the way back from Google and the pages of mailed links: brought when they are asked for. */
const ACCOUNT_ROUTES: readonly RouteObject[] = [
  accountRoute('login', 'profile/login', 'LoginPage'),
  accountRoute('sign-out', 'profile/logout', 'SignOutPage'),
  accountRoute('logout', 'logout', 'LogoutPage'),
  accountRoute('google-auth', 'google-auth', 'GoogleAuthPage'),
  accountRoute('google-auth-error', 'google-auth-error', 'GoogleAuthErrorPage'),
  accountRoute('restore-password', 'restore-password/:token', 'RestorePasswordPage'),
  accountRoute('confirm-email', 'confirm-email/:token', 'ConfirmEmailPage'),
];

const REQUEST_ROUTES = REQUEST_OUTCOMES.map((outcome) => ({
  id: `request-result-${outcome}`,
  path: `request-result/${outcome}`,
  element: <RequestResultPage outcome={outcome} />,
  handle: handle('request-result'),
}));

const REGISTRATION: RouteObject = {
  id: 'registration',
  path: 'registration',
  loader: openRegistration,
  handle: handle('registration'),
};

const RAW_PAGES = 'raw-pages/*';

/** The paths that the shell itself answers; they win over those of remotes. */
export const SHELL_PATHS: readonly string[] = [
  ...[...ACCOUNT_ROUTES, REGISTRATION, ...REQUEST_ROUTES].map(({ path = '' }) => path),
  RAW_PAGES,
];

/** Pages around an account, the address of the registration, what became of a form that was sent without scripts, and the catch-all. Paths below /raw-pages/ are never pages, whoever would claim them. */
export const shellRoutes: readonly RouteObject[] = [
  ...ACCOUNT_ROUTES,
  REGISTRATION,
  ...REQUEST_ROUTES,
  { id: 'raw-pages', path: RAW_PAGES, Component: NotFoundPage, handle: handle('not-found') },
  { id: 'not-found', path: '*', Component: NotFoundPage, handle: handle('not-found') },
];

const accountRouteOf = (path: string): RouteObject | undefined =>
  matchRoutes([...ACCOUNT_ROUTES], path)?.at(-1)?.route;

/** Whether the page of a path is one around an account, whose code comes beside the shell's. */
export const isAccountPage = (path: string): boolean => accountRouteOf(path) !== undefined;

/** The shell's routes with that of a path already resolved, for a first render that must not wait. */
export function shellRoutesFor(path: string): Promise<RouteObject[]> {
  return resolveRoute([...shellRoutes], accountRouteOf(path)?.id ?? '');
}

/** The ids of routes that answer with 404. */
export const NOT_FOUND_IDS: ReadonlySet<string> = new Set(['not-found', 'raw-pages']);
