import type {
  Asset,
  LanguageOffer,
  Locale,
  Messages,
  PageData,
  RemoteDescriptor,
  RemoteRoute,
} from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import type { RouteOwner } from '../../src/platform/composition/route-owner.ts';
import { pathOf } from '../../src/platform/routing/address.ts';
import type { ActiveReleases } from '../release-store.ts';
import type { Preload, Sheet } from './html-document.ts';
import type { PageRequest } from './page-request.ts';
import { sheetOf } from './sheet-of.ts';
import type { ShellBuild } from './shell-build.ts';
import { type SitePage, type SiteSettings, sitePage, textsOfRoute } from './site-page.ts';

const MAX_MESSAGES = 40;
const MAX_SHEETS = 100;

export interface PageNeedsOptions extends SiteSettings {
  /** The text of a file of a build. */
  readonly assetText: (url: string) => Promise<string>;
}

type Owner = RouteOwner<RemoteRoute>;

const preload =
  (base: string, script: 'entry' | 'script' | 'untouched') =>
  ({ file, integrity }: Asset): Preload => ({
    url: base + file,
    integrity,
    kind: file.endsWith('.css') ? 'style' : script,
  });

export class PageNeeds {
  readonly #options: PageNeedsOptions;
  /** One object for each set of releases, so that others can cache by it. */
  readonly #sites = new WeakMap<ActiveReleases, Map<string, SitePage>>();
  readonly #sheets = new LRUCache<string, Sheet>({ max: MAX_SHEETS });
  readonly #remoteMessages = new LRUCache<string, Messages>({ max: MAX_MESSAGES });
  /** By route. One object for each page of a site, so that a process that has it is not sent it again. */
  readonly #routeMessages = new WeakMap<SitePage, Map<string, PageData['messages']>>();

  constructor(options: PageNeedsOptions) {
    this.#options = options;
  }

  site(
    { host: { edition, production }, locale }: Pick<PageRequest, 'host' | 'locale'>,
    releases: ActiveReleases,
  ): SitePage {
    const sites = this.#sites.get(releases) ?? new Map<string, SitePage>();
    this.#sites.set(releases, sites);
    const key = [edition, production, locale].join(' ');
    const site = sites.get(key) ?? sitePage(releases, { edition, production }, locale, this.#options);
    sites.set(key, site);
    return site;
  }

  async messages(shell: ShellBuild, site: SitePage, owner: Owner | null): Promise<PageData['messages']> {
    const own = shell.messages[site.locale] ?? {};
    if (!owner) return own;
    const routes = this.#routeMessages.get(site) ?? new Map<string, PageData['messages']>();
    this.#routeMessages.set(site, routes);
    const key = `${owner.remote} ${owner.route.id}`;
    const messages = routes.get(key) ?? (await this.#messagesOf(own, site, owner));
    routes.set(key, messages);
    return messages;
  }

  async #messagesOf(
    own: PageData['messages'],
    { remotes }: SitePage,
    owner: Owner,
  ): Promise<PageData['messages']> {
    const remote = remotes[owner.remote];
    if (!remote) return own;
    const url = remote.baseUrl + remote.messages.file;
    const messages = this.#remoteMessages.get(url) ?? JSON.parse(await this.#options.assetText(url));
    this.#remoteMessages.set(url, messages);
    return { ...own, [owner.remote]: textsOfRoute(messages, owner.route.texts) };
  }

  /** The offer of a language, in that language. */
  languageOffer({ messages }: ShellBuild, locale: Locale | null): LanguageOffer | null {
    const languageMessage = locale && messages[locale]?.shell?.languageMessage;
    return languageMessage ? { locale, messages: { shell: { languageMessage } } } : null;
  }

  async files(
    { shell, remotes }: ActiveReleases,
    site: SitePage,
    path: string,
    owner: Owner | null,
  ): Promise<Preload[]> {
    const builds = owner && remotes[owner.remote];
    const files = [
      ...shell.manifest.entry.map(preload('/', 'entry')),
      ...(shell.manifest.untouched ?? []).map(preload('/', 'untouched')),
      ...this.#shellFiles(shell, path, owner).map(preload('/', 'script')),
      ...shell.render.FONT_PRELOADS[site.locale].map((url): Preload => ({ url, kind: 'font' })),
      ...(owner && builds ? this.#remoteFiles(site, owner, builds.active) : []),
    ];
    return Promise.all(files.map((file) => this.#withSheet(file)));
  }

  async styles(releases: ActiveReleases, site: SitePage): Promise<Preload[]> {
    const files = await this.files(releases, site, '/', null);
    return files.filter(({ kind }) => kind !== 'entry');
  }

  /** A style sheet that cannot be read, or is not what its build says, stays a file: browsers tell of it. */
  async #withSheet(file: Preload): Promise<Preload> {
    const { url, kind, integrity } = file;
    if (kind !== 'style' || !integrity) return file;
    const key = `${url} ${integrity}`;
    const sheet = this.#sheets.get(key) ?? (await this.#readSheet(url, integrity));
    this.#sheets.set(key, sheet);
    return sheet ? { ...file, sheet } : file;
  }

  async #readSheet(url: string, integrity: string): Promise<Sheet | undefined> {
    const text = await this.#options.assetText(url).catch(() => null);
    return text === null ? undefined : sheetOf(url, text, integrity);
  }

  #shellFiles({ render, manifest }: ShellBuild, path: string, owner: Owner | null): readonly Asset[] {
    const form = render.formChunkFor(path);
    return [
      ...(form ? manifest.forms[form] : []),
      ...(!owner && render.isAccountPage(pathOf(path)) ? manifest.account : []),
    ];
  }

  #remoteFiles({ remotes }: SitePage, { remote, route }: Owner, { assets }: RemoteDescriptor): Preload[] {
    const { entry, module, routes } = assets;
    return [entry, ...module, ...(routes[route.id] ?? [])].map(
      preload(remotes[remote]?.baseUrl ?? '', 'script'),
    );
  }
}
