import type { RouteObject } from '@ecocircle/shared-contracts/router';
import { NotFoundPage } from '../error-pages/not-found-page.tsx';
import { LoginPage } from '../pages/login/login-page.tsx';
import { LogoutPage } from '../pages/logout/logout-page.tsx';
import { SignOutPage } from '../pages/logout/sign-out-page.tsx';
import { REQUEST_OUTCOMES } from '../pages/request-result/request-outcomes.ts';
import { RequestResultPage } from '../pages/request-result/request-result-page.tsx';
import type { ShellRouteHandle } from './route-matches.ts';

/** The paths that the shell itself answers; they win over those of remotes. */
export const SHELL_PATHS = [
  'profile/login',
  'profile/logout',
  'logout',
  ...REQUEST_OUTCOMES.map((outcome) => `request-result/${outcome}`),
  'raw-pages/*',
] as const;

const handle = (id: string, indexable = false): ShellRouteHandle => ({
  shellRoute: { id, indexable, layout: { footer: 'small' } },
});

/** Login, logout, what became of a form that was sent without scripts, and the catch-all. Paths below /raw-pages/ are never pages, whoever would claim them. */
export const shellRoutes: readonly RouteObject[] = [
  { id: 'login', path: 'profile/login', Component: LoginPage, handle: handle('login') },
  { id: 'sign-out', path: 'profile/logout', Component: SignOutPage, handle: handle('sign-out') },
  { id: 'logout', path: 'logout', Component: LogoutPage, handle: handle('logout') },
  ...REQUEST_OUTCOMES.map((outcome) => ({
    id: `request-result-${outcome}`,
    path: `request-result/${outcome}`,
    element: <RequestResultPage outcome={outcome} />,
    handle: handle('request-result'),
  })),
  { id: 'raw-pages', path: 'raw-pages/*', Component: NotFoundPage, handle: handle('not-found') },
  { id: 'not-found', path: '*', Component: NotFoundPage, handle: handle('not-found') },
];

/** The ids of routes that answer with 404. */
export const NOT_FOUND_IDS: ReadonlySet<string> = new Set(['not-found', 'raw-pages']);
