import {
  Answer,
  type CountriesQuery,
  countriesQuery,
  EDITIONS,
  type Edition,
  type Locale,
  type NamedThing,
  type RemoteRoute,
  readNamedThings,
  readPage,
} from '@ecocircle/shared-contracts';
import { localesOfRoute } from '../../src/platform/locale/locales-of-route.ts';
import type { ActiveReleases } from '../release-store.ts';

export interface SitemapPage {
  /** The same in every language, or one for each. */
  readonly path: string | Readonly<Partial<Record<Locale, string>>>;
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

const THING_ROUTE = 'what-to-do-with/:slug';

/** Whether a release has the pages of the dictionary of things. */
export const hasThings = ({ remotes }: ActiveReleases): boolean =>
  Object.values(remotes).some(({ active }) => active.routes.some(({ path }) => path === THING_ROUTE));

/** How many pages fit into one file: every page stands in it once per language. */
export const pagesPerFile = (edition: Edition): number =>
  Math.floor(10_000 / EDITIONS[edition].locales.length);

async function askApi(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

/** The pages of the dictionary of things, which each language names in its own words. Rejects when the API does not answer. */
export async function thingPages(apiUrl: string, edition: Edition): Promise<SitemapPage[]> {
  const { locales } = EDITIONS[edition];
  const named = async (locale: Locale): Promise<[Locale, NamedThing][]> => {
    const things = readNamedThings(await askApi(`${apiUrl}/api/web/v1/dictionary/things/?locale=${locale}`));
    return things.map((thing) => [locale, thing]);
  };
  const all = (await Promise.all(locales.map(named))).flat();
  const byId = Map.groupBy(all, ([, { id }]) => id);
  return [...byId.values()].map((thing) => ({
    path: Object.fromEntries(
      thing.map(([locale, { slug }]) => [locale, `/${THING_ROUTE.replace(':slug', slug)}`]),
    ),
  }));
}

/** The countries whose events and points a host names: those of any of its languages. */
function countriesOf(edition: Edition): CountriesQuery {
  const queries = EDITIONS[edition].locales.map((locale) => countriesQuery({ edition, locale }));
  return queries.find(({ country }) => country === undefined) ?? queries[0] ?? {};
}

/** Which part of the pages that a host names. */
interface PublishedPart {
  readonly edition: Edition;
  readonly page: number;
  readonly size: number;
}

/** Asks the API which things of a kind, in the countries of an edition, have a page. Rejects when it does not answer. */
export async function publishedPages(
  apiUrl: string,
  name: PublishedPages,
  { edition, page, size }: PublishedPart,
): Promise<{ pages: SitemapPage[]; total: number }> {
  const { kind, path } = PUBLISHED[name];
  const query = new URLSearchParams({ page: `${page}`, page_size: `${size}`, ...countriesOf(edition) });
  const url = `${apiUrl}/api/web/v1/portal/published/${kind}/?${query}`;
  const { entries, total } = readPage(await askApi(url), (entry) => {
    const fields = Answer.of(entry);
    return { path: path + fields.text('id'), changed: fields.text('updated_at') };
  });
  return { pages: [...entries], total };
}
