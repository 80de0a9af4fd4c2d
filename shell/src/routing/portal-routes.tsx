import type { RouteObject } from '@ecocircle/shared-contracts/router';
import { PageSkeleton } from '../error-pages/page-skeleton.tsx';
import { ShellErrorPage } from '../error-pages/shell-error-page.tsx';
import { Layout } from '../layout/layout.tsx';
import { shellRoutes } from './shell-routes.tsx';

/** The whole route table: the shell's layout around its own routes and those of the remotes. */
export const portalRoutes = (
  remotes: readonly RouteObject[],
  shell: readonly RouteObject[] = shellRoutes,
): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    Component: Layout,
    ErrorBoundary: ShellErrorPage,
    HydrateFallback: PageSkeleton,
    children: [...remotes, ...shell],
  },
];
