import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type {
  Asset,
  LanguageOffer,
  Locale,
  Messages,
  PageData,
  Region,
  RemoteName,
  RemoteRoute,
  ShellServices,
} from '@ecocircle/shared-contracts';
import type { ShellManifest } from '@ecocircle/shared-contracts/build';
import { LRUCache } from 'lru-cache';
import type * as ShellRender from '../src/entries/render.tsx';
import type { RenderInput, RenderResult } from '../src/entries/render.tsx';
import type { OwnedRoutes } from '../src/platform/composition/route-owner.ts';
import { compressText } from './compressed-text.ts';
import type { ErrorStatus } from './error-pages.ts';
import { htmlDocument, type Preload, type SiteIcons } from './html-document.ts';
import { type SitePage, sitePage, textsOfRoute } from './page-data.ts';
import type { PortalHost } from './portal-host.ts';
import type { ActiveReleases, ReleaseStore, ReportProblem } from './release-store.ts';
import { loggedPath } from './request-log.ts';
import type { EncodedContent } from './send-encoded.ts';
import type { WantedNotices } from './visitor.ts';

/** One page that somebody asked for. `path` is without the locale prefix and with the query. */
export interface PageRequest {
  readonly host: PortalHost;
  readonly locale: Locale;
  readonly path: string;
  readonly notices: WantedNotices;
}

/** A document, ready to be sent. */
export interface PageDocument {
  readonly kind: 'html';
  readonly status: number;
  readonly layoutCss: string;
  readonly html: EncodedContent;
  /** Weak: the clock of the page does not count. */
  readonly etag: string;
}

/** The page of an error that somebody met. */
export interface ErrorPageRequest extends Omit<PageRequest, 'path' | 'notices'> {
  readonly status: ErrorStatus;
}

/** The answer to a page request. */
export type PageAnswer =
  | PageDocument
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number };

/** What the renderer depends on. */
export interface PageRendererOptions {
  readonly shellDist: string;
  readonly apiUrl: string;
  readonly store: ReleaseStore;
  /** Milliseconds that a visitor waits for a page to be rendered. */
  readonly renderBudget: number;
  readonly mapTiles: PageData['mapTiles'];
  readonly googleSignIn: boolean;
  readonly assetText: (url: string) => Promise<string>;
  readonly report: ReportProblem;
}

/** A page younger than this is sent as it is; an older one is sent and rendered anew behind it. */
const FRESH_FOR = 5000;
/** A page older than this is not sent any more. */
const KEPT_FOR = 60_000;
const MAX_PAGES = 500;
const MAX_ERROR_PAGES = 60;
const MAX_MESSAGES = 40;

/** A weak entity tag of a text. */
const entityTag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Renders pages with the shell's Node build and the active remotes; fresh results are kept for a few seconds. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #shell: typeof ShellRender;
  readonly #manifest: ShellManifest;
  readonly #shellMessages: Readonly<Record<string, PageData['messages']>>;
  readonly #pages: LRUCache<string, PageAnswer, PageRequest>;
  /** What pages know of the site, by the releases that they are made of: one object each, so that others can keep by it. */
  readonly #sites = new WeakMap<ActiveReleases, Map<string, SitePage>>();
  readonly #routes = new WeakMap<
    ActiveReleases,
    LRUCache<string, { readonly route: RemoteRoute | undefined }>
  >();
  readonly #remoteMessages = new LRUCache<string, Messages>({ max: MAX_MESSAGES });
  readonly #errorPages: LRUCache<string, PageDocument, ErrorPageRequest>;

  private constructor(
    options: PageRendererOptions,
    shell: typeof ShellRender,
    manifest: ShellManifest,
    messages: Readonly<Record<string, PageData['messages']>>,
  ) {
    this.#options = options;
    this.#shell = shell;
    this.#manifest = manifest;
    this.#shellMessages = messages;
    this.#pages = new LRUCache({
      max: MAX_PAGES,
      ttl: KEPT_FOR,
      fetchMethod: (_key, _stale, { context }) => this.#render(context, 'full'),
    });
    this.#errorPages = new LRUCache({
      max: MAX_ERROR_PAGES,
      ttl: KEPT_FOR,
      fetchMethod: (_key, _stale, { context }) => this.#renderError(context),
    });
  }

  /** Loads the shell's build. */
  static async load(options: PageRendererOptions): Promise<PageRenderer> {
    const { shellDist } = options;
    const json = async (file: string) => JSON.parse(await readFile(join(shellDist, file), 'utf8'));
    const [shell, manifest, messages] = await Promise.all([
      import(pathToFileURL(join(shellDist, 'server', 'render.mjs')).href) as Promise<typeof ShellRender>,
      json('shell.json') as Promise<ShellManifest>,
      json('messages.json') as Promise<Record<string, PageData['messages']>>,
    ]);
    return new PageRenderer(options, shell, manifest, messages);
  }

  get manifest(): ShellManifest {
    return this.#manifest;
  }

  /** The addresses of the portal's icons. */
  get icons(): SiteIcons {
    return { svg: this.#shell.ICON_URL, ...this.#shell.SITE_ICONS };
  }

  /** What the portal is for, in a few words. */
  sloganOf(locale: Locale): string {
    const texts = this.#shellMessages[locale]?.shell as { site: { slogan: string } } | undefined;
    return texts?.site.slogan ?? '';
  }

  #routeOf(path: string): RemoteRoute | undefined {
    const { active } = this.#options.store;
    const routes = this.#routes.get(active) ?? new LRUCache({ max: MAX_PAGES });
    this.#routes.set(active, routes);
    const kept = routes.get(path);
    if (kept) return kept.route;
    const owned: OwnedRoutes<RemoteRoute> = Object.fromEntries(
      Object.entries(active.remotes).map(([remote, builds]) => [remote, builds.active]),
    );
    const route = this.#shell.findRouteOwner(owned, this.#shell.SHELL_PATHS, path)?.route;
    routes.set(path, { route });
    return route;
  }

  /** The access that a path needs, without the locale prefix. */
  accessOf(path: string): string {
    return this.#routeOf(path)?.access ?? 'public';
  }

  /** Whether no route keeps the page of a path out of a region. */
  hasPage(path: string, region: Region): boolean {
    return this.#routeOf(path)?.regions?.includes(region) ?? true;
  }

  /** Evaluates the Node builds of releases and renders once, so that no visitor waits for it. */
  async warm({ remotes }: ActiveReleases): Promise<void> {
    const { store, report } = this.#options;
    for (const [remote, { active }] of Object.entries(remotes)) {
      if (active.routes.every(({ render }) => render === 'client')) continue;
      await store
        .importRemote(remote as RemoteName, active.version)
        .catch((error: unknown) => report(error, { remote, version: active.version }));
    }
    const host = { edition: 'local', production: false, origin: 'http://localhost' } as const;
    const notices = { cookies: true, language: null };
    await this.#render({ host, locale: 'en-US', path: '/profile/login', notices }, 'full');
  }

  /**
   * Answers a page request, from the cache when the same page was rendered lately. A page that
   * misses its budget or fails is sent as its frame, for the browser to fill; a late one still reaches the cache.
   */
  async answer(request: PageRequest): Promise<PageAnswer> {
    const { host, locale, path, notices } = request;
    const { revision } = this.#options.store.active.registry;
    const variant = [notices.cookies, notices.language];
    const key = [revision, host.edition, host.origin, locale, ...variant, path].join(' ');
    const kept = this.#pages.get(key);
    if (kept && this.#pages.getRemainingTTL(key) > KEPT_FOR - FRESH_FOR) return kept;
    const rendering = this.#pages
      .fetch(key, { context: request, forceRefresh: true })
      .catch((error: unknown) => this.#options.report(error, { path: loggedPath(path) }));
    if (kept) return kept;
    const budget = setTimeout(this.#options.renderBudget, undefined, { ref: false });
    return (await Promise.race([rendering, budget])) ?? this.#render(request, 'frame');
  }

  /** The page of an error: the layout around status, message and description, without a script. */
  async errorPage(request: ErrorPageRequest): Promise<PageDocument> {
    const { host, locale, status } = request;
    const { revision } = this.#options.store.active.registry;
    const key = [revision, host.edition, host.origin, locale, status].join(' ');
    const page = await this.#errorPages.fetch(key, { context: request });
    if (!page) throw new Error('an error page is always made');
    return page;
  }

  async #render(request: PageRequest, mode: RenderInput['mode']): Promise<PageAnswer> {
    const { host, path, notices } = request;
    const { apiUrl, report } = this.#options;
    const site = this.#site(request);
    const [pathname = path] = path.split('?', 1);
    const found = this.#shell.findRouteOwner(site.remotes, this.#shell.SHELL_PATHS, pathname);
    const owner = found?.remote ?? null;
    const texts = this.#routeOf(pathname)?.texts;
    const page: RenderInput['page'] = {
      ...site,
      owner,
      messages: await this.#messages(site, owner, texts),
      ...(found && texts && { messagesOf: found.route.id }),
      now: new Date().toISOString(),
      build: this.#manifest.buildId,
      notices: { cookies: notices.cookies, language: this.#languageOffer(notices.language) },
    };
    const result = await this.#shell.renderPage({
      page,
      origin: host.origin,
      path,
      mode,
      apiUrl,
      startRemote: (remote, services) => this.#startRemote(remote, services),
      report: (error) => report(error, { path: loggedPath(path) }),
    });
    if (result.kind === 'redirect') return result;
    return this.#toHtml(page, result, this.#files(page, found?.route.id, this.#ownFiles(path, pathname)));
  }

  async #renderError({ host, locale, status }: ErrorPageRequest): Promise<PageDocument> {
    const site = this.#site({ host, locale });
    const page: RenderInput['page'] = {
      ...site,
      owner: null,
      messages: await this.#messages(site, null),
      now: new Date().toISOString(),
      build: this.#manifest.buildId,
      notices: { cookies: false, language: null },
    };
    const report = (error: unknown) => this.#options.report(error, { errorPage: String(status) });
    const result = await this.#shell.renderErrorPage({ page, origin: host.origin, status, report });
    const files = this.#files(page, undefined).filter(({ kind }) => kind !== 'entry');
    // Without a script nothing reads what the page knows of the remotes.
    return this.#toHtml({ ...page, remotes: {} }, result, files);
  }

  async #toHtml(
    page: RenderInput['page'],
    { status, head, layoutCss, body, hydration }: Extract<RenderResult, { kind: 'page' }>,
    files: readonly Preload[],
  ): Promise<PageDocument> {
    const html = htmlDocument({
      page: { ...page, status, hydration },
      head,
      layoutCss,
      body,
      files,
      icons: this.icons,
    });
    return {
      kind: 'html',
      status,
      layoutCss,
      html: await compressText(html),
      etag: entityTag(html.replace(page.now, '')),
    };
  }

  #site({ host: { edition, production }, locale }: Omit<PageRequest, 'path' | 'notices'>): SitePage {
    const { active } = this.#options.store;
    const sites = this.#sites.get(active) ?? new Map<string, SitePage>();
    this.#sites.set(active, sites);
    const key = [edition, production, locale].join(' ');
    const site = sites.get(key) ?? sitePage(active, { edition, production }, locale, this.#options);
    sites.set(key, site);
    return site;
  }

  async #startRemote(remote: RemoteName, services: ShellServices) {
    const builds = this.#options.store.active.remotes[remote];
    if (!builds) throw new Error(`${remote} is not in the registry`);
    const createRemote = await this.#options.store.importRemote(remote, builds.active.version);
    return createRemote(services);
  }

  async #messages(
    site: SitePage,
    owner: RemoteName | null,
    texts?: RemoteRoute['texts'],
  ): Promise<PageData['messages']> {
    const own = this.#shellMessages[site.locale] ?? {};
    const remote = owner && site.remotes[owner];
    if (!remote) return own;
    const url = remote.baseUrl + remote.messages.file;
    const messages = this.#remoteMessages.get(url) ?? JSON.parse(await this.#options.assetText(url));
    this.#remoteMessages.set(url, messages);
    return { ...own, [owner]: textsOfRoute(messages, texts) };
  }

  #languageOffer(locale: Locale | null): LanguageOffer | null {
    const languageMessage = locale && this.#shellMessages[locale]?.shell?.languageMessage;
    return languageMessage ? { locale, messages: { shell: { languageMessage } } } : null;
  }

  /** What the shell's own part of a page needs beside the entry. */
  #ownFiles(path: string, pathname: string): readonly Asset[] {
    const { forms, account } = this.#manifest;
    const chunk = this.#shell.formChunkFor(path);
    return [...(chunk ? forms[chunk] : []), ...(this.#shell.isAccountPage(pathname) ? account : [])];
  }

  #files(page: RenderInput['page'], routeId: string | undefined, more: readonly Asset[] = []): Preload[] {
    const preload =
      (base: string, script: 'entry' | 'script') =>
      ({ file, integrity }: Asset): Preload => {
        return { url: base + file, integrity, kind: file.endsWith('.css') ? 'style' : script };
      };
    const own = [...this.#manifest.entry.map(preload('/', 'entry')), ...more.map(preload('/', 'script'))];
    const fonts = this.#shell.FONT_PRELOADS[page.locale].map((url): Preload => ({ url, kind: 'font' }));
    const descriptor = page.owner && this.#options.store.active.remotes[page.owner]?.active;
    if (!descriptor || !page.owner) return [...own, ...fonts];
    const { entry, module, routes } = descriptor.assets;
    const { baseUrl } = page.remotes[page.owner] ?? {};
    const remote = [entry, ...module, ...((routeId && routes[routeId]) || [])].map(
      preload(baseUrl ?? '', 'script'),
    );
    return [...own, ...fonts, ...remote];
  }
}
