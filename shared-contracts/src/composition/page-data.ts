import type { Edition } from '../locales/editions.ts';
import type { Locale } from '../locales/locales.ts';
import type { PlaceCity } from '../location/place-city.ts';
import type { Asset, RemoteName } from './remote-descriptor.ts';
import type { RemoteRoute, RouteHead } from './route-metadata.ts';
import type { MapTiles } from './shell-services.ts';

/**
 * Milliseconds for which the edge may send a rendered page again, as long as the public data stay as they are: a document
 * of the portal that is older was kept by somebody else.
 *
 * @example
 * const isStray = Date.now() - Date.parse(page.now) > PAGE_KEPT_FOR;
 */
export const PAGE_KEPT_FOR = 60_000;

/** A string table of one namespace; i18next's plural suffixes apply. */
export type Messages = { readonly [key: string]: string | Messages };

/** A remote's route as a page knows it: its head in the page's locale, and nothing of what only the edge reads. */
export type PageRoute = Omit<RemoteRoute, 'head' | 'texts' | 'query'> & { readonly head: RouteHead };

/** One remote as a page knows it. */
export interface PageRemote {
  readonly version: string;
  /** URL of the build's folder, ending with a slash. */
  readonly baseUrl: string;
  readonly entry: Asset;
  /** Style sheets that the remote's pages need; the page links them, or the shell before it starts the remote. */
  readonly styles: readonly Asset[];
  readonly routes: readonly PageRoute[];
  readonly messages: Asset;
  /** The build to load when this one fails; absent when there is none. */
  readonly lastGood?: Omit<PageRemote, 'lastGood' | 'routes'>;
}

/** The language in which this visitor would rather read, and the texts in it that offer to switch, by namespace. */
export interface LanguageOffer {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, Messages>>;
}

/** What the frame still has to tell this visitor: about cookies, and about another language. */
export interface PageNotices {
  readonly cookies: boolean;
  readonly language: LanguageOffer | null;
}

/**
 * What the edge writes into the page's `<script type="application/json" id="portal-page">`: everything that the
 * shell needs before its first render, so that it asks for nothing twice.
 */
export interface PageData {
  readonly edition: Edition;
  readonly locale: Locale;
  readonly production: boolean;
  /** Path prefix of the locale, empty where the edition has one language. */
  readonly basename: string;
  readonly contract: string;
  /** The id of the shell's build that made the page. */
  readonly build: string;
  readonly notices: PageNotices;
  /** The visitor's city: chosen, or that of their address on the net, or the edition's. */
  readonly city: PlaceCity;
  /** The configured tile server; null where the built-in basemap serves. */
  readonly mapTiles: MapTiles | null;
  /** Whether people can sign in with Google here; absent where they cannot. */
  readonly googleSignIn?: boolean;
  /** Which part of the pages tells how fast it was, 0 to 1; absent where none does. */
  readonly vitalsShare?: number;
  readonly registryRevision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, PageRemote>>>;
  /** Translations that the first render needs, by namespace. */
  readonly messages: Readonly<Record<string, Messages>>;
  /** The route for which alone the owner's messages suffice; absent where they are all there. */
  readonly messagesOf?: string;
  /** The remote that owns this page, if one does. */
  readonly owner: RemoteName | null;
  /** Present when the page was rendered on the server: loader data and errors for hydration. */
  readonly hydration?: {
    /** Path and query of the page that was rendered: a visitor may be elsewhere before its code has come. */
    readonly path: string;
    /** The keys of the query that the page reads: others are not in `path`. Absent where all are. */
    readonly query?: readonly string[];
    /** The id of the remote's route that was rendered; absent on pages of the shell. */
    readonly route?: string;
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors?: Readonly<Record<string, unknown>>;
  };
  readonly status: number;
  /** The server's clock when the page was made, ISO 8601: both renders take relative dates from it. */
  readonly now: string;
}

const IN_DOCUMENT = /<script type="application\/json" id="portal-page">(?<json>.*?)<\/script>/s;

/**
 * The data in a document of the edge that was fetched, for who needs no document of it.
 *
 * @throws SyntaxError when there are none
 */
export const pageDataIn = (html: string): PageData =>
  JSON.parse(IN_DOCUMENT.exec(html)?.groups?.json ?? '') as PageData;
