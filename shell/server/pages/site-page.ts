import {
  type Edition,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type Messages,
  type PageData,
  type PageRemote,
  type PageRoute,
  type RemoteDescriptor,
  type RemoteName,
  type RemoteRoute,
} from '@ecocircle/shared-contracts';
import { hasRegion } from '../../src/platform/locale/locales-of-route.ts';
import type { ActiveReleases } from '../release-store.ts';

/** The part of {@link PageData} that does not depend on the path. */
export type SitePage = ReturnType<typeof sitePage>;

function toPageBuild({ name, version, assets }: RemoteDescriptor, locale: Locale) {
  return {
    version,
    baseUrl: `/mf/${name}/${version}/`,
    entry: assets.entry,
    styles: assets.module.filter(({ file }) => file.endsWith('.css')),
    messages: assets.messages[locale],
  };
}

/** Of a route that the locale's region does not have the page knows nothing. */
const toPageRoutes = ({ routes }: RemoteDescriptor, locale: Locale): PageRoute[] =>
  routes
    .filter((route) => hasRegion(route, LOCALE_INFO[locale].region))
    .map(({ head, texts: _, query: __, hydrate: ___, ...route }) => ({ ...route, head: head[locale] }));

/** The texts of a remote that one of its pages shows, or all of them where its route does not name them. */
export const textsOfRoute = (all: Messages, texts: RemoteRoute['texts']): Messages =>
  texts ? Object.fromEntries(Object.entries(all).filter(([key]) => texts.includes(key))) : all;

export interface SiteSettings {
  readonly mapTiles: PageData['mapTiles'];
  readonly googleSignIn: boolean;
  readonly vitalsShare: number;
}

export function sitePage(
  { registry, remotes, shell }: ActiveReleases,
  host: { edition: Edition; production: boolean },
  locale: Locale,
  { mapTiles, googleSignIn, vitalsShare }: SiteSettings,
) {
  const pageRemotes: Partial<Record<RemoteName, PageRemote>> = {};
  for (const [name, { active, lastGood }] of Object.entries(remotes)) {
    pageRemotes[name as RemoteName] = {
      ...toPageBuild(active, locale),
      routes: toPageRoutes(active, locale),
      ...(lastGood ? { lastGood: toPageBuild(lastGood, locale) } : {}),
    };
  }
  return {
    ...host,
    locale,
    basename: localeBasename(locale, host.edition),
    contract: shell.manifest.contract,
    mapTiles,
    ...(googleSignIn && LOCALE_INFO[locale].region !== 'kazakhstan' && { googleSignIn }),
    vitalsShare,
    registryRevision: registry.revision,
    remotes: pageRemotes,
  };
}
