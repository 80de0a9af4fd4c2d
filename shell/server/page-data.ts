import {
  CONTRACT_VERSION,
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type PageData,
  type PageRemote,
  type RemoteDescriptor,
  type RemoteName,
  type RemoteRoute,
} from '@ecocircle/shared-contracts';
import type { ActiveReleases } from './release-store.ts';

/** The part of {@link PageData} that does not depend on the path. */
export type SitePage = Pick<
  PageData,
  'edition' | 'locale' | 'production' | 'basename' | 'contract' | 'mapTiles' | 'registryRevision' | 'remotes'
>;

/** Whether the locale's region has the route; where it does not, the page knows nothing of the route. */
const hasRoute =
  (locale: Locale) =>
  ({ regions }: RemoteRoute): boolean =>
    !regions || regions.includes(LOCALE_INFO[locale].region);

function toPageRemote(descriptor: RemoteDescriptor, locale: Locale): PageRemote {
  const { name, version, assets, routes } = descriptor;
  return {
    version,
    baseUrl: `/mf/${name}/${version}/`,
    entry: assets.entry,
    styles: assets.module.filter(({ file }) => file.endsWith('.css')),
    routes: routes.filter(hasRoute(locale)).map(({ head, ...route }) => ({ ...route, head: head[locale] })),
    routeAssets: assets.routes,
    messages: assets.messages[locale],
  };
}

/** What every page of a host and locale knows of the site. */
export function sitePage(
  { registry, remotes }: ActiveReleases,
  host: { edition: Edition; production: boolean },
  locale: Locale,
  mapTiles: PageData['mapTiles'],
): SitePage {
  const pageRemotes: Partial<Record<RemoteName, PageRemote>> = {};
  for (const [name, { active, lastGood }] of Object.entries(remotes)) {
    pageRemotes[name as RemoteName] = {
      ...toPageRemote(active, locale),
      ...(lastGood ? { lastGood: toPageRemote(lastGood, locale) } : {}),
    };
  }
  return {
    ...host,
    locale,
    basename: localeBasename(locale, host.edition),
    contract: CONTRACT_VERSION,
    mapTiles,
    registryRevision: registry.revision,
    remotes: pageRemotes,
  };
}
