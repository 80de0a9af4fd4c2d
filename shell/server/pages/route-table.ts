import { LOCALE_INFO, type Locale, type Region, type RemoteRoute } from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import type * as ShellRender from '../../src/entries/render.tsx';
import type { OwnedRoutes, RouteOwner } from '../../src/platform/composition/route-owner.ts';
import { hasRegion } from '../../src/platform/locale/locales-of-route.ts';
import { pathOf } from '../../src/platform/routing/address.ts';
import type { SplitQuery } from '../../src/platform/routing/read-query.ts';
import type { ActiveReleases, ReleaseStore } from '../release-store.ts';

const MAX_PATHS = 500;

type Owner = RouteOwner<RemoteRoute>;

/** Which page a path leads to, by the active releases. Paths are without the locale prefix. */
export class RouteTable {
  readonly #store: Pick<ReleaseStore, 'active'>;
  /** By releases, so that a path is looked up anew after each change of them. */
  readonly #owners = new WeakMap<ActiveReleases, LRUCache<string, { readonly owner: Owner | null }>>();

  constructor(store: Pick<ReleaseStore, 'active'>) {
    this.#store = store;
  }

  accessOf(path: string): string {
    return this.#ownerOf(path)?.route.access ?? 'public';
  }

  /** Whether other sites may show the page of a path in a frame. */
  isEmbeddable(path: string): boolean {
    return this.#ownerOf(path)?.route.embeddable === true;
  }

  /** Whether no route keeps the page of a path out of a region. */
  hasPage(path: string, region: Region): boolean {
    const owner = this.#ownerOf(path);
    return !owner || hasRegion(owner.route, region);
  }

  /** Tells the part of a query that the page of a path reads from the rest, which is all one to its rendering. */
  splitQuery(path: string, search: string): SplitQuery {
    // A build of before may be served, whose pages compare their address with the whole that was asked for.
    const { splitQuery, keysReadAt }: Partial<typeof ShellRender> = this.#store.active.shell.render;
    const owner = this.#ownerOf(path);
    const keys = owner ? owner.route.query : keysReadAt?.(path);
    return splitQuery?.(search, keys) ?? { read: search, unread: '' };
  }

  /** The remote's route that a path leads to in a locale; null where the shell owns the path, or nobody does. */
  find(path: string, locale: Locale, releases: ActiveReleases = this.#store.active): Owner | null {
    const owner = this.#ownerOf(path, releases);
    return owner && hasRegion(owner.route, LOCALE_INFO[locale].region) ? owner : null;
  }

  #ownerOf(path: string, releases: ActiveReleases = this.#store.active): Owner | null {
    const owners = this.#owners.get(releases) ?? new LRUCache({ max: MAX_PATHS });
    this.#owners.set(releases, owners);
    const pathname = pathOf(path);
    const known = owners.get(pathname);
    if (known) return known.owner;
    const owned: OwnedRoutes<RemoteRoute> = Object.fromEntries(
      Object.entries(releases.remotes).map(([remote, builds]) => [remote, builds.active]),
    );
    const { render } = releases.shell;
    const owner = render.findRouteOwner(owned, render.SHELL_PATHS, pathname);
    owners.set(pathname, { owner });
    return owner;
  }
}
