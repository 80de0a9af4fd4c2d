import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Locale } from '../locales/locales.ts';
import type { ShellServices } from './shell-services.ts';

/** An image for link previews, in CSS pixels. */
export interface HeadImage {
  /** Absolute, or from the root of the host. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it. */
  readonly alt?: string;
}

/** A page above the current one. `path` is without the locale prefix. */
export interface TrailStep {
  readonly title: string;
  readonly path: string;
}

/** An RSS feed of what a page lists. `path` is from the root of the host, with its query. */
export interface HeadFeed {
  readonly title: string;
  readonly path: string;
}

/** What a page adds to or replaces in the head that its descriptor gives. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** Path of the canonical page without the locale prefix; the page's own path unless given. */
  readonly canonicalPath?: string;
  readonly image?: HeadImage;
  /** The pages between the home page and this one, for the trail that search engines show. */
  readonly trail?: readonly TrailStep[];
  /** The page's feeds, for readers that look for them. */
  readonly feeds?: readonly HeadFeed[];
  /** schema.org data or a list of them, serialised and escaped by the shell, which makes their URLs absolute. */
  readonly jsonLd?: object;
}

/** The `handle` that a remote may put on a route object. */
export interface RouteHandle {
  /** Computes the head from what the route's loader returned. */
  readonly head?: (data: never, services: Pick<ShellServices, 'locale'>) => PageHead;
  /**
   * The HTTP status of the page, from what the route's loader returned: for a page that shows itself although what
   * its address names is not there. Without it the status is the router's.
   */
  readonly status?: (data: never) => number;
  /**
   * The page's path in each language, without the locale prefix, from what the route's loader returned: for a page that
   * each language names in its own words. Links to other languages, alternates and the canonical address lead there.
   * Without it, or where it gives nothing, the path is the same in all of them.
   */
  readonly paths?: (data: never) => Readonly<Record<Locale, string>> | undefined;
  /** What stands beside and above the page; the columns show from the layout's `sideFrom`. */
  readonly slots?: {
    readonly left?: ComponentType;
    readonly right?: ComponentType;
    readonly top?: ComponentType;
  };
}

/** A route of a remote: a react-router route object whose `id` and path the descriptor declares. */
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
