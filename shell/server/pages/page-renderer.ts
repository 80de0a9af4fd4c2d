import { setTimeout as sleep } from 'node:timers/promises';
import { editionCity, type RemoteName, type RemoteRoute } from '@ecocircle/shared-contracts';
import type { RenderedPage, RenderInput, RenderResult } from '../../src/entries/render.tsx';
import type { RouteOwner } from '../../src/platform/composition/route-owner.ts';
import { pathOf } from '../../src/platform/routing/address.ts';
import type { ActiveReleases, ReleaseStore, ReportProblem } from '../release-store.ts';
import type { RemoteRenderers } from '../rendering/remote-renderers.ts';
import { RenderFailure } from '../rendering/render-failure.ts';
import type { RenderJob } from '../rendering/render-job.ts';
import { carriesToken, loggedPath } from '../request-log.ts';
import type { Preload } from './html-document.ts';
import { KeptPages } from './kept-pages.ts';
import { pageDocument } from './page-document.ts';
import { PageNeeds, type PageNeedsOptions } from './page-needs.ts';
import type { ErrorPageRequest, PageAnswer, PageDocument, PageRequest } from './page-request.ts';
import type { RouteTable } from './route-table.ts';
import type { SitePage } from './site-page.ts';
import { withLastGood } from './with-last-good.ts';

interface PageRendererOptions extends PageNeedsOptions {
  readonly routes: RouteTable;
  readonly apiUrl: string;
  readonly store: Pick<ReleaseStore, 'active'>;
  readonly remotes: Pick<RemoteRenderers, 'ready' | 'render'>;
  readonly renderBudget: number;
  readonly renderLimit: number;
  readonly report: ReportProblem;
}

const MEGABYTE = 2 ** 20;
/** Bytes that pages, frames and pages of errors may take that are kept. */
const KEPT = { pages: 24 * MEGABYTE, frames: 4 * MEGABYTE, errorPages: MEGABYTE };
/** Of an answer beside its bytes. */
const BYTES_OF_ONE = 1000;
/** Milliseconds that a new release waits for the processes that render it, and the first one at a start. */
const READY_WITHIN = { later: 500, first: 5000 };
/** So many times as long as a page may keep its process busy is waited for it, the last good version included. */
const MOST_WAITS = 2.5;
/** How much of the time for a page its calls of the API may take. */
const FOR_THE_API = 0.8;
/** Seconds after which a page that could not be rendered may be asked for again. */
const RETRY_AFTER = 5;

type Owner = RouteOwner<RemoteRoute>;

/** A page that is kept has one form, and may get the other. */
const FORMS = 2;

const bytesOf = (answer: PageAnswer): number =>
  BYTES_OF_ONE + (answer.kind === 'html' ? FORMS * answer.bytes : 0);

/** A page of the shell, as the first visitor may ask for it. */
const FIRST_PAGE: PageRequest = {
  host: { edition: 'local', production: false, origin: 'http://localhost' },
  locale: 'en-US',
  path: '/profile/login',
  notices: { cookies: true, language: null },
  city: editionCity('en-US'),
};

/** What a page is made of: releases, and the remote's page that its path leads to. */
interface Parts {
  readonly releases: ActiveReleases;
  readonly owner: Owner | null;
}

/** Whether a rendered page is whole, and shows nothing that its code has to serve from the beginning. */
const isAtRest = (
  { shell }: ActiveReleases,
  path: string,
  { description, hydration }: RenderedPage,
): boolean =>
  description.status === 200 && hydration !== undefined && shell.render.formChunkFor(path) === null;

type OwnedParts = Parts & { readonly owner: Owner };

/**
 * Makes the answers to requests for pages. A remote's pages are rendered in processes of their own, the shell's pages
 * and all frames here.
 */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #needs: PageNeeds;
  readonly #pages: KeptPages<PageRequest, PageAnswer>;
  readonly #frames: KeptPages<PageRequest, PageAnswer>;
  readonly #errorPages: KeptPages<ErrorPageRequest, PageDocument>;
  /** Shells and descriptors of which a page was made here. */
  readonly #proven = new WeakSet<object>();
  #isWarm = false;

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#needs = new PageNeeds(options);
    this.#pages = new KeptPages({
      maxBytes: KEPT.pages,
      bytesOf,
      render: (request, before) => this.#renderFor(request, before),
      isProvisional: (page) => page.kind === 'html' && page.isProvisional,
    });
    this.#frames = new KeptPages({
      maxBytes: KEPT.frames,
      bytesOf,
      render: (request) => this.frame({ ...request, path: pathOf(request.path) }),
      isProvisional: () => false,
    });
    this.#errorPages = new KeptPages({
      maxBytes: KEPT.errorPages,
      bytesOf,
      render: async (request) => {
        const page = await this.#renderError(request);
        await page.improve();
        return page;
      },
      isProvisional: () => false,
    });
  }

  /**
   * Renders once and starts the processes that releases need, so that no visitor waits for it. Releases of which each part
   * has been rendered with already, as after a rollback, are not rendered again.
   *
   * @throws when the shell makes no page; then no process was started
   */
  async warm(releases: ActiveReleases): Promise<void> {
    const parts = [releases.shell, ...Object.values(releases.remotes).map(({ active }) => active)];
    if (!parts.every((part) => this.#proven.has(part)))
      await this.#here(FIRST_PAGE, 'full', { releases, owner: null });
    for (const part of parts) this.#proven.add(part);
    const ready = this.#tryStarted(releases);
    const within = this.#isWarm ? READY_WITHIN.later : READY_WITHIN.first;
    await Promise.race([ready, sleep(within, undefined, { ref: false })]);
    this.#isWarm = true;
  }

  /** Renders a page of each build that has to be started: the first one takes longest. */
  async #tryStarted(releases: ActiveReleases): Promise<void> {
    const started = await this.#options.remotes.ready(releases);
    const tries = started.map(({ remote, version }) => {
      const isActive = releases.remotes[remote]?.active.version === version;
      return this.#tryRemote(remote, isActive ? releases : withLastGood(releases, remote));
    });
    await Promise.all(tries);
  }

  async #tryRemote(remote: RemoteName, releases: ActiveReleases | null): Promise<void> {
    if (!releases) return;
    const routes = releases.remotes[remote]?.active.routes ?? [];
    const route = routes.find(({ path, render }) => render === 'server' && !/[:*]/.test(path));
    if (!route) return;
    const request = { ...FIRST_PAGE, path: `/${route.path}` };
    // The API may have to start, too: what it does not answer yet is no news.
    const report: ReportProblem = (problem, where) => {
      if (problem instanceof RenderFailure) this.#options.report(problem, where);
    };
    await this.#isolated(request, { releases, owner: { remote, route } }, report).catch(() => {});
  }

  /**
   * Answers a page request, from the cache when the same page was rendered lately. A page that cannot be rendered is
   * one of before where there is one, else its frame with the status 503, for the browser to fill.
   */
  async answer(request: PageRequest): Promise<PageAnswer> {
    const { renderBudget, renderLimit, report } = this.#options;
    const waits = { renewed: renderBudget, first: MOST_WAITS * renderLimit };
    const page = await this.#pages.within(waits, this.#pageKeyOf(request), request, (error) => {
      if (!(error instanceof RenderFailure)) report(error, { path: loggedPath(request.path) });
    });
    return page ?? this.#frameForNow(request);
  }

  /** Gives the page of a request as often as it is asked, for as long as it is sent without being rendered anew. */
  repeat(request: PageRequest): () => PageDocument | undefined {
    const { store } = this.#options;
    const { active } = store;
    const key = this.#pageKeyOf(request);
    return () => {
      const page = store.active === active ? this.#pages.fresh(key) : undefined;
      return page?.kind === 'html' ? page : undefined;
    };
  }

  /** The data that pages show have changed. */
  outdate(): void {
    this.#pages.outdate();
  }

  /** The page without what the browser brings to it: it stands at every address of its route. */
  frame(request: PageRequest): Promise<PageAnswer> {
    return this.#here(request, 'frame', this.#partsOf(request));
  }

  /** The page of an error: the layout around status, message and description, without a script. */
  errorPage(request: ErrorPageRequest): Promise<PageDocument> {
    return this.#errorPages.get(this.#keyOf(request, request.status), request);
  }

  #keyOf({ host, locale }: Pick<PageRequest, 'host' | 'locale'>, ...variant: readonly unknown[]): string {
    const { revision } = this.#options.store.active.registry;
    return [revision, host.edition, host.origin, locale, ...variant].join(' ');
  }

  #pageKeyOf(request: PageRequest): string {
    const { path, notices, city } = request;
    return this.#keyOf(request, notices.cookies, notices.language, city.id, path);
  }

  #partsOf({ path, locale }: PageRequest, releases = this.#options.store.active): Parts {
    return { releases, owner: this.#options.routes.find(path, locale, releases) };
  }

  async #frameForNow(request: PageRequest): Promise<PageAnswer> {
    const { path, notices, city } = request;
    const page = this.#partsOf(request).owner?.route.id ?? pathOf(path);
    const key = this.#keyOf(request, notices.cookies, notices.language, city.id, page);
    const frame = await this.#frames.get(key, request);
    return frame.kind === 'html' ? { ...frame, status: 503, retryAfter: RETRY_AFTER } : frame;
  }

  /** A page that takes the place of one is sent to many, and nobody waits for it. */
  async #renderFor(request: PageRequest, before: PageAnswer | undefined): Promise<PageAnswer> {
    const page = await this.#render(request);
    if (before && page.kind === 'html') await page.improve();
    return page;
  }

  /** By the active version of its remote; where that fails, by the last good one. */
  async #render(request: PageRequest): Promise<PageAnswer> {
    const parts = this.#partsOf(request);
    const { releases, owner } = parts;
    if (owner?.route.render !== 'server') return this.#here(request, 'full', parts);
    try {
      return await this.#isolated(request, { releases, owner });
    } catch (error) {
      const before = withLastGood(releases, owner.remote);
      const isOfBuild = error instanceof RenderFailure && error.isOfBuild;
      const itsOwner = before && isOfBuild ? this.#partsOf(request, before).owner : null;
      if (!before || itsOwner?.remote !== owner.remote || itsOwner.route.render !== 'server') throw error;
      return this.#isolated(request, { releases: before, owner: itsOwner });
    }
  }

  /** In the process of the remote's build. */
  async #isolated(
    request: PageRequest,
    parts: OwnedParts,
    report = this.#options.report,
  ): Promise<PageAnswer> {
    const { host, path } = request;
    const { remotes, apiUrl, renderLimit } = this.#options;
    const { releases, owner } = parts;
    const { remote, route } = owner;
    const version = releases.remotes[remote]?.active.version ?? '';
    const where = { remote, version, route: route.id, path: loggedPath(path) };
    const { site, page } = await this.#pageOf(request, parts);
    const job: RenderJob = { page, origin: host.origin, path, apiUrl, apiBudget: renderLimit * FOR_THE_API };
    try {
      const build = { remote, version, shell: releases.shell };
      const { result, problems } = await remotes.render(build, job);
      for (const problem of problems) report(problem, where);
      return await this.#answerOf(request, parts, site, page, result);
    } catch (error) {
      report(error, { ...where, ...(error instanceof RenderFailure && { reason: error.reason }) });
      throw error;
    }
  }

  /** In this process, without the code of any remote. */
  async #here(request: PageRequest, mode: RenderInput['mode'], parts: Parts): Promise<PageAnswer> {
    const { host, path } = request;
    const { apiUrl, renderLimit, report } = this.#options;
    const { site, page } = await this.#pageOf(request, parts);
    const result = await parts.releases.shell.render.renderPage({
      page,
      origin: host.origin,
      path,
      mode,
      apiUrl,
      apiBudget: renderLimit * FOR_THE_API,
      startRemote: (remote) => Promise.reject(new Error(`${remote} is not run here`)),
      report: (error) => report(error, { path: loggedPath(path) }),
    });
    return this.#answerOf(request, parts, site, page, result);
  }

  async #pageOf(request: PageRequest, { releases, owner }: Parts) {
    const site = this.#needs.site(request, releases);
    const { notices, city } = request;
    const page: RenderInput['page'] = {
      ...site,
      ...(await this.#builtNow(releases, site, owner)),
      ...(owner?.route.texts && { messagesOf: owner.route.id }),
      notices: {
        cookies: notices.cookies,
        language: this.#needs.languageOffer(releases.shell, notices.language),
      },
      city,
    };
    return { site, page };
  }

  async #answerOf(
    { path }: PageRequest,
    { releases, owner }: Parts,
    site: SitePage,
    page: RenderInput['page'],
    result: RenderResult,
  ): Promise<PageAnswer> {
    if (result.kind === 'redirect') return result;
    // What a mailed link leads to was changed by the last press of its reader.
    const isProvisional = result.isProvisional || carriesToken(path);
    const files = await this.#needs.files(releases, site, path, owner);
    const { query, id: route } = owner?.route ?? {};
    const hydration = result.hydration && {
      ...result.hydration,
      ...(query && { query }),
      ...(route && { route }),
    };
    const startsLate = owner?.route.hydrate === 'when-idle' && isAtRest(releases, path, result);
    return this.#document(releases, page, { ...result, hydration, isProvisional }, files, startsLate);
  }

  async #renderError({ host, locale, status }: ErrorPageRequest): Promise<PageDocument> {
    const releases = this.#options.store.active;
    const site = this.#needs.site({ host, locale }, releases);
    const page: RenderInput['page'] = {
      ...site,
      ...(await this.#builtNow(releases, site, null)),
      notices: { cookies: false, language: null },
      city: editionCity(locale),
    };
    const report = (error: unknown) => this.#options.report(error, { errorPage: String(status) });
    const result = await releases.shell.render.renderErrorPage({
      page,
      origin: host.origin,
      status,
      report,
    });
    // Without a script nothing reads what the page knows of the remotes.
    const styles = await this.#needs.styles(releases, site);
    return this.#document(releases, { ...page, remotes: {} }, result, styles);
  }

  async #builtNow({ shell }: ActiveReleases, site: SitePage, owner: Owner | null) {
    return {
      owner: owner?.remote ?? null,
      messages: await this.#needs.messages(shell, site, owner),
      now: new Date().toISOString(),
      build: shell.manifest.version,
    };
  }

  async #document(
    { shell: { icons } }: ActiveReleases,
    page: RenderInput['page'],
    { description, layoutCss, body, isProvisional, hydration }: RenderedPage,
    files: readonly Preload[],
    startsLate = false,
  ): Promise<PageDocument> {
    const shown = { ...page, status: description.status, hydration };
    const parts = { page: shown, description, layoutCss, body, files, startsLate, icons };
    const made = await pageDocument(parts, isProvisional);
    // It says what it lacks, for now: the API has not answered.
    const isForNow = isProvisional && made.status >= 500;
    return isForNow ? { ...made, status: 503, retryAfter: RETRY_AFTER } : made;
  }
}
