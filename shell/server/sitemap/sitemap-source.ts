import { Answer, EDITIONS, type Edition, type RemoteRoute, readPage } from '@ecocircle/shared-contracts';
import { localesOfRoute } from '../../src/platform/locale/locales-of-route.ts';
import type { ActiveReleases } from '../release-store.ts';

export interface SitemapPage {
  readonly path: string;
  readonly regions?: RemoteRoute['regions'];
  /** ISO 8601. */
  readonly changed?: string;
}

/** Things with a public page each: their name at the API, and where their pages are. */
export const PUBLISHED = {
  events: { kind: 'charity-events', path: '/charity-event/' },
  points: { kind: 'recycling-points', path: '/recycling-points/' },
} as const;

export type PublishedPages = keyof typeof PUBLISHED;

const API_TIMEOUT = 10_000;

/** The address of a route that needs nothing to be filled in; null for one that does. */
function plainPath(pattern: string): string | null {
  const path = pattern
    .split('/')
    .filter((segment) => !segment.endsWith('?'))
    .join('/');
  return /[:*]/.test(path) ? null : `/${path}`;
}

/** The pages that the releases declare and an edition has, as far as search engines may list them. */
export function declaredPages({ remotes }: ActiveReleases, edition: Edition): SitemapPage[] {
  const routes = Object.values(remotes).flatMap(({ active }) => active.routes);
  return routes.flatMap(({ path: pattern, access, indexable, regions }) => {
    const path = plainPath(pattern);
    const listed = access === 'public' && indexable !== false && path !== null;
    return listed && localesOfRoute(edition, regions).length > 0 ? [{ path, regions }] : [];
  });
}

/** How many pages fit into one file: every page stands in it once per language. */
export const pagesPerFile = (edition: Edition): number =>
  Math.floor(10_000 / EDITIONS[edition].locales.length);

/** Asks the API which things of a kind have a page. Rejects when it does not answer. */
export async function publishedPages(
  apiUrl: string,
  name: PublishedPages,
  { page, size }: { page: number; size: number },
): Promise<{ pages: SitemapPage[]; total: number }> {
  const { kind, path } = PUBLISHED[name];
  const url = `${apiUrl}/api/web/v1/portal/published/${kind}/?page=${page}&page_size=${size}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const { entries, total } = readPage(await answer.json(), (entry) => {
    const fields = Answer.of(entry);
    return { path: path + fields.text('id'), changed: fields.text('updated_at') };
  });
  return { pages: [...entries], total };
}
