import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { ShellServices } from './shell-services.ts';

/** An image for link previews, in CSS pixels. */
export interface HeadImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What a page adds to or replaces in the head that its descriptor gives.
 *
 * @example
 * const head: PageHead = { title: event.name, jsonLd: eventJsonLd(event) };
 */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** Path of the canonical page without the locale prefix; the page's own path unless given. */
  readonly canonicalPath?: string;
  readonly image?: HeadImage;
  /** schema.org data, serialised and escaped by the shell. */
  readonly jsonLd?: object;
}

/** The `handle` that a remote may put on a route object. */
export interface RouteHandle {
  /** Computes the head from what the route's loader returned. */
  readonly head?: (data: never, services: ShellServices) => PageHead;
  /** What stands beside and above the page; the columns show from the layout's `sideFrom`. */
  readonly slots?: {
    readonly left?: ComponentType;
    readonly right?: ComponentType;
    readonly top?: ComponentType;
  };
}

/**
 * A route of a remote: a react-router route object whose `id` is declared in the descriptor.
 *
 * @example
 * { id: 'charity-event', path: 'charity-event/:id', loader, handle: { head }, lazy: () => import('./pages/charity-event') }
 */
export type PortalRouteObject = RouteObject & { readonly handle?: RouteHandle };

/** What a remote gives the shell: its routes, and how to clean up after them. */
export interface RemoteInstance {
  readonly routes: PortalRouteObject[];
  /** Ends subscriptions and timers; called when the remote is replaced by another version. */
  dispose(): void;
}

/** Makes the remote for one shell. Called once per page in the browser, once per build and locale on the server. */
export type CreateRemote = (services: ShellServices) => RemoteInstance;

/** The one module that a remote exposes, as `./remote`. */
export interface RemoteModule {
  readonly createRemote: CreateRemote;
}
