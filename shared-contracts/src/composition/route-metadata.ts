import type { Locale, Region } from '../locales/locales.ts';

/** Roles of the client; the server's names for them are in {@link SERVER_ROLES}. */
export const CLIENT_ROLES = ['user', 'charity-events-creator', 'recycling-points-creator'] as const;

/** A role that opens private pages. One account may hold several. */
export type ClientRole = (typeof CLIENT_ROLES)[number];

/** What may stand below a route's page. */
export const FOOTERS = ['full', 'small', 'none'] as const;

/** What a route's page lies on. */
export const BACKGROUNDS = ['paper', 'surface', 'brand-soft'] as const;

/** Where the message that offers another language stands. */
export const LANGUAGE_MESSAGES = ['inline', 'overlay'] as const;

/** How the shell lays out a route. Lengths are CSS pixels. */
export interface RouteLayout {
  readonly maxWidth: number;
  /** Of the side columns. */
  readonly sideWidth: number;
  /** The body width from which the side columns show. */
  readonly sideFrom: number;
  readonly footer: (typeof FOOTERS)[number];
  readonly background: (typeof BACKGROUNDS)[number];
  readonly pullToRefresh: boolean;
  readonly languageMessage: (typeof LANGUAGE_MESSAGES)[number];
}

/** The layout of a route that says nothing. */
export const DEFAULT_LAYOUT: RouteLayout = {
  maxWidth: 1440,
  sideWidth: 220,
  sideFrom: 1080,
  footer: 'full',
  background: 'paper',
  pullToRefresh: true,
  languageMessage: 'inline',
};

/** The layout of the private cabinet, which has no marketing: every route of it has this one. */
export const CABINET_LAYOUT: RouteLayout = {
  ...DEFAULT_LAYOUT,
  maxWidth: 1600,
  sideWidth: 280,
  sideFrom: 1250,
  footer: 'small',
};

/** Title and description of a route in one locale, for the head that the server writes. */
export interface RouteHead {
  readonly title: string;
  readonly description: string;
}

/** Who may open a route: everybody, whoever is signed in, or whoever has a role. */
export const ROUTE_ACCESS = ['public', 'authenticated', ...CLIENT_ROLES] as const;

/** When the code of a page that the server rendered begins to run. */
export const HYDRATE = ['at-once', 'when-idle'] as const;

/** A route that a remote owns, as its descriptor declares it before any of its code runs. */
export interface RemoteRoute {
  /** Equals the `id` of the route object that the remote module returns. */
  readonly id: string;
  /** A react-router pattern relative to the root; `''` is home. */
  readonly path: string;
  readonly access: (typeof ROUTE_ACCESS)[number];
  /** Whether the edge renders the page or only its head. */
  readonly render: 'server' | 'client';
  /** The only ones whose locales have the page (elsewhere it is not found); all of them unless given. */
  readonly regions?: readonly Region[] | undefined;
  /** False for a public page that search engines shall not list. */
  readonly indexable?: boolean | undefined;
  /** Whether other sites may show the page in a frame, without the site around it: `hide-layout-ui=true`. Since 1.5. */
  readonly embeddable?: boolean | undefined;
  /**
   * When the code of a page that the server rendered begins to run: at once unless given, or once the browser has nothing
   * else to do and at the latest with the visitor's first touch. Since 1.6.
   */
  readonly hydrate?: (typeof HYDRATE)[number] | undefined;
  readonly layout: Partial<RouteLayout>;
  /**
   * The top-level keys of the remote's translations that the page shows: a document of this page carries only these,
   * and the others come with the next page; all of them unless given.
   */
  readonly texts?: readonly string[] | undefined;
  /**
   * The keys of the query that the page reads, on the server or in the browser: addresses that differ in others are one
   * page to the edge. All of them unless given. What every page may be asked for by is not among them.
   */
  readonly query?: readonly string[] | undefined;
  readonly head: Readonly<Record<Locale, RouteHead>>;
}
