import { editionCity, type RemoteName, type ShellServices } from '@ecocircle/shared-contracts';
import type { RenderedPage, RenderInput } from '../../src/entries/render.tsx';
import type { ActiveReleases, ReleaseStore, ReportProblem } from '../release-store.ts';
import { carriesToken, loggedPath } from '../request-log.ts';
import type { Preload } from './html-document.ts';
import { KeptPages } from './kept-pages.ts';
import { pageDocument } from './page-document.ts';
import { PageNeeds, type PageNeedsOptions } from './page-needs.ts';
import type { ErrorPageRequest, PageAnswer, PageDocument, PageRequest } from './page-request.ts';
import type { RouteTable } from './route-table.ts';
import type { ShellBuild } from './shell-build.ts';

interface PageRendererOptions extends PageNeedsOptions {
  readonly shell: ShellBuild;
  readonly routes: RouteTable;
  readonly apiUrl: string;
  readonly store: ReleaseStore;
  readonly renderBudget: number;
  readonly report: ReportProblem;
}

const MAX_PAGES = 500;
const MAX_ERROR_PAGES = 60;

export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #needs: PageNeeds;
  readonly #pages: KeptPages<PageRequest, PageAnswer>;
  readonly #errorPages: KeptPages<ErrorPageRequest, PageDocument>;

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#needs = new PageNeeds(options, options.shell);
    this.#pages = new KeptPages({
      max: MAX_PAGES,
      render: (request) => this.#render(request, 'full'),
      isProvisional: (page) => page.kind === 'html' && page.isProvisional,
    });
    this.#errorPages = new KeptPages({
      max: MAX_ERROR_PAGES,
      render: (request) => this.#renderError(request),
      isProvisional: () => false,
    });
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
    const city = editionCity('en-US');
    await this.#render({ host, locale: 'en-US', path: '/profile/login', notices, city }, 'full');
  }

  /**
   * Answers a page request, from the cache when the same page was rendered lately. A page that
   * misses its budget or fails is sent as its frame, for the browser to fill; a late one still reaches the cache.
   */
  async answer(request: PageRequest): Promise<PageAnswer> {
    const { path, notices, city } = request;
    const { renderBudget, report } = this.#options;
    const key = this.#keyOf(request, notices.cookies, notices.language, city.id, path);
    const page = await this.#pages.within(renderBudget, key, request, (error) =>
      report(error, { path: loggedPath(path) }),
    );
    return page ?? this.#render(request, 'frame');
  }

  /** The data that pages show have changed. */
  outdate(): void {
    this.#pages.outdate();
  }

  /** The page without what the browser brings to it: it stands at every address of its route. */
  frame(request: PageRequest): Promise<PageAnswer> {
    return this.#render(request, 'frame');
  }

  /** The page of an error: the layout around status, message and description, without a script. */
  errorPage(request: ErrorPageRequest): Promise<PageDocument> {
    return this.#errorPages.get(this.#keyOf(request, request.status), request);
  }

  #keyOf({ host, locale }: Pick<PageRequest, 'host' | 'locale'>, ...variant: readonly unknown[]): string {
    const { revision } = this.#options.store.active.registry;
    return [revision, host.edition, host.origin, locale, ...variant].join(' ');
  }

  async #render(request: PageRequest, mode: RenderInput['mode']): Promise<PageAnswer> {
    const { host, locale, path, notices, city } = request;
    const { shell, routes, apiUrl, report } = this.#options;
    const site = this.#needs.site(request);
    const owner = routes.find(path, locale);
    const page: RenderInput['page'] = {
      ...site,
      ...(await this.#builtNow(site, owner)),
      ...(owner?.route.texts && { messagesOf: owner.route.id }),
      notices: { cookies: notices.cookies, language: this.#needs.languageOffer(notices.language) },
      city,
    };
    const result = await shell.render.renderPage({
      page,
      origin: host.origin,
      path,
      mode,
      apiUrl,
      startRemote: (remote, services) => this.#startRemote(remote, services),
      report: (error) => report(error, { path: loggedPath(path) }),
    });
    if (result.kind === 'redirect') return result;
    // What a mailed link leads to was changed by the last press of its reader.
    const isProvisional = result.isProvisional || carriesToken(path);
    return this.#document(page, { ...result, isProvisional }, this.#needs.files(site, path, owner));
  }

  async #renderError({ host, locale, status }: ErrorPageRequest): Promise<PageDocument> {
    const site = this.#needs.site({ host, locale });
    const page: RenderInput['page'] = {
      ...site,
      ...(await this.#builtNow(site, null)),
      notices: { cookies: false, language: null },
      city: editionCity(locale),
    };
    const report = (error: unknown) => this.#options.report(error, { errorPage: String(status) });
    const result = await this.#options.shell.render.renderErrorPage({
      page,
      origin: host.origin,
      status,
      report,
    });
    // Without a script nothing reads what the page knows of the remotes.
    return this.#document({ ...page, remotes: {} }, result, this.#needs.styles(site));
  }

  async #builtNow(site: ReturnType<PageNeeds['site']>, owner: ReturnType<RouteTable['find']>) {
    return {
      owner: owner?.remote ?? null,
      messages: await this.#needs.messages(site, owner),
      now: new Date().toISOString(),
      build: this.#options.shell.manifest.buildId,
    };
  }

  #document(
    page: RenderInput['page'],
    { description, layoutCss, body, isProvisional, hydration }: RenderedPage,
    files: readonly Preload[],
  ): Promise<PageDocument> {
    const shown = { ...page, status: description.status, hydration };
    const { icons } = this.#options.shell;
    return pageDocument({ page: shown, description, layoutCss, body, files, icons }, isProvisional);
  }

  async #startRemote(remote: RemoteName, services: ShellServices) {
    const builds = this.#options.store.active.remotes[remote];
    if (!builds) throw new Error(`${remote} is not in the registry`);
    const createRemote = await this.#options.store.importRemote(remote, builds.active.version);
    return createRemote(services);
  }
}
