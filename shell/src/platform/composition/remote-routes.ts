import {
  isApiError,
  type PageRoute,
  type PortalRouteObject,
  type RemoteInstance,
  type RemoteName,
  type RouteHandle,
} from '@ecocircle/shared-contracts';
import { data, type LoaderFunctionArgs, type RouteObject } from '@ecocircle/shared-contracts/router';
import { createElement } from 'react';
import { onceDone } from '../loading/once-done.ts';
import { settledWithin } from '../loading/settled-within.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { OwnedRoutes } from './route-owner.ts';

export interface RemoteRouteHandle extends RouteHandle {
  readonly remote: RemoteName;
  readonly route: PageRoute;
  /** Brings the page's code, which a visit then finds; where that failed, the visit asks for it again. */
  readonly bring: () => Promise<unknown>;
  /** Heals a page that failed; the browser's. */
  readonly healing?: PageHealing;
}

/** What can be done for a page that failed. The next visit shows what is in its place then. */
export interface PageHealing {
  /**
   * Brings the page of another build in the place of the one that failed.
   *
   * @returns whether there is one
   */
  readonly replace: (error: unknown) => Promise<boolean>;
  /**
   * Takes the builds that are released now.
   *
   * @returns whether they are others than before
   */
  readonly renew: () => Promise<boolean>;
  /** Brings the page of the active build again. */
  readonly restart: () => Promise<void>;
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
  /** Leaves builds that fail and looks for others: the browser's, for the edge renders what it has. */
  readonly healing?: Pick<RemoteLoader, 'leave' | 'renew' | 'restart'>;
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

type Resolving = Pick<RemoteRoutesOptions, 'instanceOf' | 'painted' | 'healing'>;

/** Milliseconds for which a page's code is waited for. */
const CODE_WITHIN = 15_000;
/** Milliseconds for which a page's data are waited for: calls to the API have less. */
const DATA_WITHIN = 30_000;

async function resolve(remote: RemoteName, id: string, resolving: Resolving) {
  const route = (await resolving.instanceOf(remote)).routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`${remote} declares the route ${id} but does not bring it`);
  const { lazy } = route;
  const bringing = typeof lazy === 'function' ? (lazy() as Promise<Partial<PortalRouteObject>>) : undefined;
  const page = await (bringing && resolving.healing
    ? settledWithin(CODE_WITHIN, bringing, `the code of ${id}`)
    : bringing);
  const { Component, handle, loader, shouldRevalidate } = { ...route, ...page };
  return { Component, handle, loader: withStatus(loader, resolving.painted), shouldRevalidate };
}

type ResolvedPage = Awaited<ReturnType<typeof resolve>>;

/**
 * A page whose place another build's may take. The router keeps what it was given first: also a page without data has a
 * loader, for the other one may have some.
 */
function replaceable(id: string, held: { page: ResolvedPage }): Omit<ResolvedPage, 'handle'> {
  return {
    Component: () => held.page.Component && createElement(held.page.Component),
    loader: async (...given) => {
      const { loader } = held.page;
      if (typeof loader !== 'function') return null;
      return settledWithin(DATA_WITHIN, Promise.resolve(loader(...given)), `the data of ${id}`);
    },
    shouldRevalidate: (given) => held.page.shouldRevalidate?.(given) ?? given.defaultShouldRevalidate,
  };
}

function remoteRoute(
  remote: RemoteName,
  route: PageRoute,
  { standIns, guard, ...resolving }: Omit<RemoteRoutesOptions, 'remotes'>,
): RouteObject {
  const { healing } = resolving;
  const bringOnce = () => onceDone(() => resolve(remote, route.id, resolving));
  let bring = bringOnce();
  let held: { page: ResolvedPage } | undefined;

  /** The page of the first build that brings it. */
  async function bringWorking(): Promise<ResolvedPage> {
    try {
      return await bring();
    } catch (error) {
      if (!healing?.leave(remote, error)) throw error;
      return bringWorking();
    }
  }

  async function show(): Promise<ResolvedPage> {
    const page = await bringWorking();
    Object.assign(handle, page.handle);
    if (held) held.page = page;
    return page;
  }

  /** Brings the page anew, where one was shown; else the next visit does. */
  async function again(): Promise<boolean> {
    bring = bringOnce();
    try {
      if (held) await show();
      return true;
    } catch {
      return false;
    }
  }

  const handle: RemoteRouteHandle = {
    remote,
    route,
    bring: () => bring(),
    ...(healing && {
      healing: {
        replace: async (error: unknown) => healing.leave(remote, error) && again(),
        renew: () => healing.renew(remote),
        async restart() {
          healing.restart(remote);
          await again();
        },
      },
    }),
  };
  return {
    id: route.id,
    path: route.path,
    handle,
    ...standIns,
    ...(guard && route.access !== 'public' ? { middleware: [guard(route.access)] } : {}),
    lazy: async () => {
      const page = await show();
      if (healing) {
        held = { page };
        return replaceable(route.id, held);
      }
      const { handle: _, ...shown } = page;
      return shown;
    },
  };
}

/**
 * The routes of all remotes as the registry declares them. A remote is loaded when one of its routes is first
 * visited; until then only its metadata is there. A failed load is asked for again on the next visit.
 */
export function remoteRoutes({ remotes, ...options }: RemoteRoutesOptions): RouteObject[] {
  return Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.map((route) => remoteRoute(name as RemoteName, route, options)),
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
