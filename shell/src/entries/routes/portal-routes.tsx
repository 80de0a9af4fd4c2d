import type { RouteObject } from '@ecocircle/shared-contracts/router';
import { Layout } from '../../frame/layout.tsx';
import { PageSkeleton } from '../../pages/error/page-skeleton.tsx';
import { ShellErrorPage } from '../../pages/error/shell-error-page.tsx';
import { shellRoutes } from './shell-routes.tsx';

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
