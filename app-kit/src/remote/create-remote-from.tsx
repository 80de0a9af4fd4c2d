import type {
  CreateRemote,
  PortalRouteObject,
  RouteHandle,
  ShellServices,
} from '@ecocircle/shared-contracts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Page } from './page.ts';
import { partWithin, RemoteProvider } from './remote-context.tsx';

/** What a remote runs on, from its start until it is disposed of. */
export interface StartedRemote<Context> {
  /** What the loaders of its pages are made of. */
  readonly context: Context;
  /** Stands around every part of a page: the provider of the remote's own state. */
  readonly Provider?: ComponentType<{ children: ReactNode }>;
  /** What stands beside every page that brings no slots of its own. */
  readonly slots?: RouteHandle['slots'];
  dispose?(): void;
}

/** What a remote is made of. */
export interface RemoteOptions<Context> {
  /** The package's name without its scope: the namespace of the remote's texts. */
  readonly name: string;
  /** `remote.json`: the one place where the ids and paths of pages are written. */
  readonly descriptor: { readonly routes: readonly { readonly id: string }[] };
  /**
   * Imports the folder of a page, `./pages/<id>/index.ts`. Only the remote's own module can: the bundler makes a chunk
   * for each folder, and the build says which page or folder lacks the other.
   */
  readonly load: (id: string) => Promise<{ readonly page: Page<Context> }>;
  readonly start: (services: ShellServices) => StartedRemote<Context>;
}

type Slots = NonNullable<RouteHandle['slots']>;

/** Makes the one function that a remote exposes, from its descriptor. */
export function createRemoteFrom<Context>(options: RemoteOptions<Context>): CreateRemote {
  const { name, descriptor, load, start } = options;
  return (services) => {
    const { context, Provider = Fragment, slots, dispose = () => {} } = start(services);
    const Remote = ({ children }: { children: ReactNode }) => (
      <RemoteProvider services={services} name={name}>
        <Provider>{children}</Provider>
      </RemoteProvider>
    );
    const withinAll = (parts: Slots): Slots =>
      Object.fromEntries(Object.entries(parts).map(([place, Part]) => [place, partWithin(Remote, Part)]));
    const shared = slots && { slots: withinAll(slots) };
    const loadRoute = async (id: string): Promise<Partial<PortalRouteObject>> => {
      const { Component, createLoader, handle, shouldRevalidate } = (await load(id)).page;
      return {
        Component: partWithin(Remote, Component),
        handle: { ...shared, ...handle, ...(handle?.slots && { slots: withinAll(handle.slots) }) },
        ...(createLoader && { loader: createLoader(context) }),
        ...(shouldRevalidate && { shouldRevalidate }),
      };
    };
    const routes = descriptor.routes.map(
      ({ id }) => ({ id, lazy: () => loadRoute(id) }) as PortalRouteObject,
    );
    return { routes, dispose };
  };
}
