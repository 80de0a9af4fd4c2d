import type { PageRoute, RemoteName } from '@ecocircle/shared-contracts';
import { matchRoutes, type RouteObject } from '@ecocircle/shared-contracts/router';

export type OwnedRoutes<Route extends Pick<PageRoute, 'path'> = PageRoute> = Readonly<
  Partial<Record<RemoteName, { readonly routes: readonly Route[] }>>
>;

export interface RouteOwner<Route> {
  readonly remote: RemoteName;
  readonly route: Route;
}

/** By the ranking of the router itself; null where the shell owns the path (without locale prefix), or nobody does. */
export function findRouteOwner<Route extends Pick<PageRoute, 'path'>>(
  remotes: OwnedRoutes<Route>,
  shellPaths: readonly string[],
  pathname: string,
): RouteOwner<Route> | null {
  const table: RouteObject[] = shellPaths.map((path) => ({ path }));
  for (const [remote, { routes }] of Object.entries(remotes)) {
    for (const route of routes) table.push({ path: route.path, handle: { remote, route } });
  }
  const root: RouteObject = { path: '/', children: table };
  const matches = matchRoutes([root], pathname);
  return (matches?.at(-1)?.route.handle as RouteOwner<Route> | undefined) ?? null;
}
