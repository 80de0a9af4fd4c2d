import type { PageRemote, PageRoute, RemoteName } from '@ecocircle/shared-contracts';
import { matchRoutes, type RouteObject } from '@ecocircle/shared-contracts/router';

/** The routes of the remotes of one page or registry. */
export type OwnedRoutes = Readonly<Partial<Record<RemoteName, Pick<PageRemote, 'routes'>>>>;

/** A route together with the remote that owns it. */
export interface RouteOwner {
  readonly remote: RemoteName;
  readonly route: PageRoute;
}

/**
 * The remote that owns a path, by the ranking of the router itself.
 *
 * @param pathname - without the locale prefix
 * @returns null where the shell owns the path, or nobody does
 */
export function findRouteOwner(
  remotes: OwnedRoutes,
  shellPaths: readonly string[],
  pathname: string,
): RouteOwner | null {
  const table: RouteObject[] = shellPaths.map((path) => ({ path }));
  for (const [remote, { routes }] of Object.entries(remotes)) {
    for (const route of routes) table.push({ path: route.path, handle: { remote, route } });
  }
  const root: RouteObject = { path: '/', children: table };
  const matches = matchRoutes([root], pathname);
  return (matches?.at(-1)?.route.handle as RouteOwner | undefined) ?? null;
}
