import {
  DEFAULT_LAYOUT,
  type Locale,
  type PageHead,
  type PageRoute,
  type RouteHead,
  type RouteLayout,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import type { RemoteRouteHandle } from '../composition/remote-routes.ts';

/** What a shell route keeps in its handle: the counterpart of a remote's descriptor. */
export interface ShellRouteHandle {
  readonly shellRoute: { readonly id: string };
}

export interface MatchFacts {
  readonly handle?: unknown;
  readonly loaderData?: unknown;
}

const isRemote = (handle: unknown): handle is RemoteRouteHandle =>
  typeof handle === 'object' && handle !== null && 'remote' in handle;

const isShell = (handle: unknown): handle is ShellRouteHandle =>
  typeof handle === 'object' && handle !== null && 'shellRoute' in handle;

export function layoutOf(matches: readonly MatchFacts[]): RouteLayout {
  const handle = matches.at(-1)?.handle;
  if (isRemote(handle)) return { ...DEFAULT_LAYOUT, ...handle.route.layout };
  if (isShell(handle)) return { ...DEFAULT_LAYOUT, footer: 'small' };
  return DEFAULT_LAYOUT;
}

export function slotsOf(matches: readonly MatchFacts[]): NonNullable<RemoteRouteHandle['slots']> {
  const handle = matches.at(-1)?.handle;
  return isRemote(handle) ? (handle.slots ?? {}) : {};
}

/** The only regions that have the page; undefined where all have it. */
export function regionsOf(matches: readonly MatchFacts[]): PageRoute['regions'] {
  const handle = matches.at(-1)?.handle;
  return isRemote(handle) ? handle.route.regions : undefined;
}

/** The page's path in each language, where it names them; undefined where all have the same. */
export function pathsOf(matches: readonly MatchFacts[]): Readonly<Record<Locale, string>> | undefined {
  const match = matches.at(-1);
  const handle = match?.handle;
  if (!isRemote(handle) || match?.loaderData === undefined) return undefined;
  return handle.paths?.(match.loaderData as never);
}

/** The HTTP status of a page that was not replaced by an error: 404 where no route matches, or the page says so. */
export function statusOf(matches: readonly MatchFacts[]): number {
  const match = matches.at(-1);
  const handle = match?.handle;
  if (isRemote(handle) && handle.status && match?.loaderData !== undefined)
    return handle.status(match.loaderData as never);
  return handle === undefined || (isShell(handle) && handle.shellRoute.id === 'not-found') ? 404 : 200;
}

/** Whether search engines may list the page: public pages that were found. */
export function isIndexable(matches: readonly MatchFacts[]): boolean {
  const handle = matches.at(-1)?.handle;
  return isRemote(handle) && handle.route.access === 'public' && handle.route.indexable !== false;
}

/** Title and description of the deepest match, and what the page itself adds once its data is there. */
export function headOf(
  matches: readonly MatchFacts[],
  shellHead: (id: string) => RouteHead,
  services: Pick<ShellServices, 'locale'>,
): { route: RouteHead; own: PageHead | undefined } {
  const match = matches.at(-1);
  const handle = match?.handle;
  if (isRemote(handle)) {
    const own =
      handle.head && match?.loaderData !== undefined
        ? handle.head(match.loaderData as never, services)
        : undefined;
    return { route: handle.route.head, own };
  }
  return { route: shellHead(isShell(handle) ? handle.shellRoute.id : 'not-found'), own: undefined };
}
