import {
  isApiError,
  type PageRoute,
  type PortalRouteObject,
  type RemoteInstance,
  type RemoteName,
  type RouteHandle,
} from '@ecocircle/shared-contracts';
import { data, type LoaderFunctionArgs, type RouteObject } from '@ecocircle/shared-contracts/router';
import { onceDone } from '../loading/once-done.ts';
import type { OwnedRoutes } from './route-owner.ts';

export interface RemoteRouteHandle extends RouteHandle {
  readonly remote: RemoteName;
  readonly route: PageRoute;
  /** Brings the page's code, which a visit then finds; where that failed, the visit asks for it again. */
  readonly bring: () => Promise<unknown>;
}

/** Gives a started remote; rejects when none of its builds can be loaded. */
export type InstanceOf = (remote: RemoteName) => Promise<Pick<RemoteInstance, 'routes'>>;

type Middleware = NonNullable<RouteObject['middleware']>[number];

/**
 * What the route table depends on. `guard` and `painted` are the browser's: the edge checks access before it renders,
 * and paints nothing.
 */
export interface RemoteRoutesOptions {
  readonly remotes: OwnedRoutes;
  readonly instanceOf: InstanceOf;
  readonly standIns?: Pick<RouteObject, 'HydrateFallback' | 'ErrorBoundary'>;
  readonly guard?: (access: PageRoute['access']) => Middleware;
  /** What a loader waits for before it begins: the answer to the press that asked for its page. */
  readonly painted?: () => Promise<void>;
}

/** An API error of a loader becomes the route's status, so that the edge answers with it. */
function withStatus(
  loader: PortalRouteObject['loader'],
  painted?: () => Promise<void>,
): PortalRouteObject['loader'] {
  if (typeof loader !== 'function') return loader;
  return async (args: LoaderFunctionArgs, handlerContext?: unknown) => {
    await painted?.();
    try {
      return await loader(args, handlerContext);
    } catch (error) {
      if (!isApiError(error) || error.status < 400) throw error;
      const { code = '', detail = null } = error.errors[0] ?? {};
      throw data(detail, { status: error.status, statusText: code });
    }
  };
}

type Resolving = Pick<RemoteRoutesOptions, 'instanceOf' | 'painted'>;

async function resolve(remote: RemoteName, id: string, { instanceOf, painted }: Resolving) {
  const route = (await instanceOf(remote)).routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`${remote} declares the route ${id} but does not bring it`);
  const page = typeof route.lazy === 'function' ? ((await route.lazy()) as Partial<PortalRouteObject>) : {};
  const { Component, handle, loader, shouldRevalidate } = { ...route, ...page };
  return { Component, handle, loader: withStatus(loader, painted), shouldRevalidate };
}

/**
 * The routes of all remotes as the registry declares them. A remote is loaded when one of its routes is first
 * visited; until then only its metadata is there. A failed load is asked for again on the next visit.
 */
export function remoteRoutes({ remotes, standIns, guard, ...resolving }: RemoteRoutesOptions): RouteObject[] {
  return Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.map((route): RouteObject => {
      const remote = name as RemoteName;
      const bring = onceDone(() => resolve(remote, route.id, resolving));
      const handle: RemoteRouteHandle = { remote, route, bring };
      return {
        id: route.id,
        path: route.path,
        handle,
        ...standIns,
        ...(guard && route.access !== 'public' ? { middleware: [guard(route.access)] } : {}),
        lazy: async () => {
          const { handle: own, ...page } = await bring();
          Object.assign(handle, own);
          return page;
        },
      };
    }),
  );
}

/** The routes with one of them already resolved, for a first render that must not wait. */
export function resolveRoute(routes: RouteObject[], id: string): Promise<RouteObject[]> {
  return Promise.all(
    routes.map(async (route) => {
      if (route.id !== id || typeof route.lazy !== 'function') return route;
      const { lazy, HydrateFallback: _, ...rest } = route;
      return { ...rest, ...(await lazy()) } as RouteObject;
    }),
  );
}
