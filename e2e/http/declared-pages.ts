import {
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  MARKET_EDITIONS,
  type MarketEdition,
  type Registry,
  type RemoteDescriptor,
  type RemoteRoute,
} from '@ecocircle/shared-contracts';
import type { Samples } from '../fixtures.ts';
import { ask } from './ask.ts';
import { patternsOf, samplePath } from './sample-paths.ts';

/** The host of each edition. */
export const HOSTS: Readonly<Record<Edition, string>> = {
  ...(Object.fromEntries(MARKET_EDITIONS.map((edition) => [edition, `${edition}.localhost`])) as Record<
    MarketEdition,
    string
  >),
  local: 'localhost',
};

/** A public page in one language of one host. */
export interface DeclaredPage {
  readonly host: string;
  readonly edition: Edition;
  readonly locale: Locale;
  /** With the locale prefix. */
  readonly path: string;
  readonly route: RemoteRoute;
  /** Whether the locale's region has the page. */
  readonly exists: boolean;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse((await ask(path)).text) as T;
}

async function publicRoutes(): Promise<RemoteRoute[]> {
  const { remotes } = await readJson<Registry>('/mf/registry.json');
  const descriptors = Object.entries(remotes).map(([name, { active }]) =>
    readJson<RemoteDescriptor>(`/mf/${name}/${active}/remote.json`),
  );
  const routes = (await Promise.all(descriptors)).flatMap((descriptor) => descriptor.routes);
  return routes.filter(({ access }) => access === 'public');
}

/** Every public page that the releases declare, in every language of every host. */
export async function declaredPages(samples: Samples): Promise<DeclaredPage[]> {
  const routes = await publicRoutes();
  return (Object.keys(HOSTS) as Edition[]).flatMap((edition) =>
    EDITIONS[edition].locales.flatMap((locale) =>
      routes.flatMap((route) =>
        patternsOf(route).map((pattern) => ({
          host: HOSTS[edition],
          edition,
          locale,
          path: localeBasename(locale, edition) + samplePath(pattern, route.id, samples, locale) || '/',
          route,
          exists: !route.regions || route.regions.includes(LOCALE_INFO[locale].region),
        })),
      ),
    ),
  );
}
