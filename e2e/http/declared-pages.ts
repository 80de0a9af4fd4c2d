import {
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type Registry,
  type RemoteDescriptor,
  type RemoteRoute,
} from '@ecocircle/shared-contracts';
import type { Samples } from '../fixtures.ts';
import { ask } from './ask.ts';

/** The host of each edition. */
export const HOSTS: Readonly<Record<Edition, string>> = {
  ru: 'ru.localhost',
  kz: 'kz.localhost',
  int: 'int.localhost',
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

/** The addresses of a route: a parameter is filled in from the demo data, one that may be left out also left out. */
function pathsOf({ id, path }: RemoteRoute, samples: Samples): string[] {
  const record = id === 'recycling-points' ? samples.point.id : samples.event.id;
  const fill = (pattern: string): string =>
    pattern.replace(/:name\??/, encodeURIComponent('Уборка у реки')).replace(/:\w+\??/, record);
  const bare = path.replace(/\/?:\w+\?/, '');
  return [...new Set([bare, path])].map((pattern) => (pattern === '' ? '' : `/${fill(pattern)}`));
}

/** Every public page that the releases declare, in every language of every host. */
export async function declaredPages(samples: Samples): Promise<DeclaredPage[]> {
  const routes = await publicRoutes();
  return (Object.keys(HOSTS) as Edition[]).flatMap((edition) =>
    EDITIONS[edition].locales.flatMap((locale) =>
      routes.flatMap((route) =>
        pathsOf(route, samples).map((path) => ({
          host: HOSTS[edition],
          edition,
          locale,
          path: localeBasename(locale, edition) + path || '/',
          route,
          exists: !route.regions || route.regions.includes(LOCALE_INFO[locale].region),
        })),
      ),
    ),
  );
}
