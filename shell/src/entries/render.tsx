import { Writable } from 'node:stream';
import {
  DEFAULT_LAYOUT,
  type PageData,
  type RemoteInstance,
  type RemoteName,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { data, isRouteErrorResponse, type RouteObject } from '@ecocircle/shared-contracts/router';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@ecocircle/shared-contracts/router-server';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  DIALOGS,
  dialogHead,
  dialogOf,
  type FormChunk,
  type Forms,
  FormsContext,
  formsFor,
} from '../features/dialogs/index.ts';
import { errorHead } from '../pages/error/error-texts.ts';
import { ShellErrorPage } from '../pages/error/shell-error-page.tsx';
import { type RemoteRouteHandle, remoteRoutes, resolveRoute } from '../platform/composition/remote-routes.ts';
import { findRouteOwner } from '../platform/composition/route-owner.ts';
import { createPortalI18n } from '../platform/locale/portal-i18n.ts';
import { PortalProvider } from '../platform/page/portal-context.tsx';
import { layoutStyle } from '../platform/routing/layout-style.ts';
import { NOWHERE, type ResolvedHead, resolveHead } from '../platform/routing/page-head.ts';
import {
  headOf,
  isIndexable,
  layoutOf,
  type MatchFacts,
  regionsOf,
} from '../platform/routing/route-matches.ts';
import { SHELL_PATHS } from '../platform/routing/shell-paths.ts';
import { structuredData } from '../platform/routing/structured-data.ts';
import { createRequestClient } from '../platform/services/request-client.ts';
import { shareImage } from '../platform/site-images/share-image.ts';
import { portalRoutes } from './routes/portal-routes.tsx';
import { isAccountPage, NOT_FOUND_IDS, shellRoutesFor } from './routes/shell-routes.tsx';
import { STAND_INS } from './routes/stand-ins.ts';
import { createServerServices } from './services/server-services.ts';

export { FONT_PRELOADS } from '@ecocircle/ui-kit';
export { ICON_URL } from '../platform/site-images/icon-url.ts';
export { SITE_ICONS } from '../platform/site-images/site-images.ts';
export { findRouteOwner, isAccountPage, SHELL_PATHS };

/** What the edge asks for. `path` is without the locale prefix and with the query. */
export interface RenderInput {
  readonly page: Omit<PageData, 'hydration' | 'status'>;
  readonly origin: string;
  readonly path: string;
  /** `frame` renders the layout alone and leaves the page to the browser. */
  readonly mode: 'full' | 'frame';
  /** Origin of the platform API. */
  readonly apiUrl: string;
  /** Starts a remote's Node build with the given services. */
  readonly startRemote: (remote: RemoteName, services: ShellServices) => Promise<RemoteInstance>;
  readonly report: (error: unknown) => void;
}

/** The head of a document: what every head says, and the page's data for search engines. */
export interface DocumentHead extends ResolvedHead {
  readonly jsonLd: readonly object[];
}

/** A rendered page. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly body: string;
  readonly head: DocumentHead;
  readonly layoutCss: string;
  readonly hydration: PageData['hydration'];
}

/** A rendered page, or a redirect that a loader asked for. */
export type RenderResult =
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | RenderedPage;

const API_TIMEOUT = 5000;

/** The part of a path before its query. */
const pathOf = (path: string): string => path.split('?', 1)[0] ?? path;
const searchOf = (path: string): string => path.slice(pathOf(path).length);

/** The chunk with the form that the address opens, which the page then holds; null where it opens none. */
export function formChunkFor(path: string): FormChunk | null {
  const dialog = dialogOf(searchOf(path));
  return dialog && DIALOGS[dialog.kind].chunk;
}

function renderToText(element: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // Everything in its place: React would bring larger parts later, by inline scripts that the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: report,
    });
  });
}

interface RoutesRender {
  readonly page: PageData;
  readonly i18n: i18n;
  readonly dataRoutes: Parameters<typeof createStaticRouter>[0];
  readonly context: StaticHandlerContext;
  readonly forms: Forms | null;
  readonly report: (error: unknown) => void;
}

function renderRoutes({ page, i18n, dataRoutes, context, forms, report }: RoutesRender): Promise<string> {
  const router = createStaticRouter(dataRoutes, context);
  return renderToText(
    <PortalProvider value={page}>
      <I18nextProvider i18n={i18n}>
        <Provider value={fork()}>
          <FormsContext value={forms}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </FormsContext>
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
    report,
  );
}

/** The status of a page: of its route, of an error, or the one that the page itself gives. */
function statusOf({ matches, statusCode, loaderData, errors }: StaticHandlerContext): number {
  const leaf = matches.at(-1)?.route;
  if (!leaf || NOT_FOUND_IDS.has(leaf.id)) return 404;
  const status = (leaf.handle as RemoteRouteHandle | undefined)?.status;
  return status && !errors ? status(loaderData[leaf.id] as never) : statusCode;
}

function serialiseErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | undefined {
  if (!errors) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data }
        : { status: 500, statusText: '', data: null },
    ]),
  );
}

function matchFacts(context: StaticHandlerContext): MatchFacts[] {
  return context.matches.map(({ route }) => ({
    handle: route.handle,
    loaderData: context.loaderData[route.id],
  }));
}

async function prepareRoutes(input: RenderInput, services: ShellServices) {
  const { page, path, startRemote, mode } = input;
  const owner = findRouteOwner(page.remotes, SHELL_PATHS, pathOf(path));
  const stubs = remoteRoutes({
    remotes: page.remotes,
    instanceOf: (remote) => startRemote(remote, services),
    standIns: STAND_INS,
  });
  const onServer = mode === 'full' && owner?.route.render === 'server';
  const remotes = onServer ? await resolveRoute(stubs, owner.route.id) : stubs.map(withoutPage);
  return { routes: portalRoutes(remotes, await shellRoutesFor(pathOf(path))), onServer };
}

/** A route that the browser renders: on the server its place is held by the fallback that hydration expects. */
function withoutPage({ lazy: _, HydrateFallback, ...route }: ReturnType<typeof remoteRoutes>[number]) {
  return { ...route, Component: HydrateFallback };
}

function headOfPage(
  { page, origin, path }: RenderInput,
  i18n: i18n,
  services: ShellServices,
  { matches, status, failed }: { matches: MatchFacts[]; status: number; failed: boolean },
): DocumentHead {
  const shellHead = (id: string) => ({
    title: i18n.t(`head.${id}.title`),
    description: i18n.t(`head.${id}.description`),
  });
  const { route, own } = failed
    ? { route: errorHead(status, i18n.t), own: undefined }
    : headOf(matches, shellHead, services);
  const source = {
    page,
    origin,
    path: pathOf(path),
    route,
    own: { ...own, ...dialogHead(dialogOf(searchOf(path)), shellHead) },
    regions: status < 400 ? regionsOf(matches) : NOWHERE,
    indexable: status < 400 && isIndexable(matches),
    image: shareImage(page.locale, i18n.t),
  };
  const head = resolveHead(source);
  return { ...head, jsonLd: status < 400 ? structuredData(source, head) : [] };
}

/** What the edge asks for when there is no page to render. */
export interface ErrorRenderInput extends Pick<RenderInput, 'page' | 'origin' | 'report'> {
  readonly status: number;
}

/** The page of an error. It is not hydrated: nothing at its address is a route. */
export async function renderErrorPage({
  page,
  origin,
  status,
  report,
}: ErrorRenderInput): Promise<RenderedPage> {
  const i18n = createPortalI18n(page.locale, page.messages, report);
  const loader = () => {
    throw data(null, { status });
  };
  const failing: RouteObject = { id: 'error', index: true, loader, ErrorBoundary: ShellErrorPage };
  const { query, dataRoutes } = createStaticHandler(portalRoutes([failing]), {
    basename: page.basename || '/',
  });
  const context = await query(new Request(`${origin}${page.basename}/`));
  if (context instanceof Response) throw new Error('an error page leads nowhere');
  return {
    kind: 'page',
    status,
    body: await renderRoutes({ page: { ...page, status }, i18n, dataRoutes, context, forms: null, report }),
    head: {
      ...resolveHead({
        page,
        origin,
        path: '/',
        route: errorHead(status, i18n.t),
        regions: NOWHERE,
        indexable: false,
        image: shareImage(page.locale, i18n.t),
      }),
      jsonLd: [],
    },
    layoutCss: layoutStyle(DEFAULT_LAYOUT),
    hydration: undefined,
  };
}

/** Renders a page. Rejects when it cannot be rendered at all. */
export async function renderPage(input: RenderInput): Promise<RenderResult> {
  const { page, origin, path, report } = input;
  const i18n = createPortalI18n(page.locale, page.messages, report, page.notices.language);
  const services = createServerServices(page, i18n, createRequestClient(input.apiUrl, API_TIMEOUT), report);
  const { routes, onServer } = await prepareRoutes(input, services);
  const { query, dataRoutes } = createStaticHandler(routes, { basename: page.basename || '/' });
  const context = await query(new Request(origin + page.basename + path));
  if (context instanceof Response)
    return { kind: 'redirect', location: context.headers.get('location') ?? '/', status: context.status };

  const forms = await formsFor(searchOf(path));
  const status = statusOf(context);
  const facts = matchFacts(context);
  return {
    kind: 'page',
    status,
    body: await renderRoutes({ page: { ...page, status }, i18n, dataRoutes, context, forms, report }),
    head: headOfPage(input, i18n, services, { matches: facts, status, failed: context.errors !== null }),
    layoutCss: layoutStyle(layoutOf(facts)),
    hydration: onServer
      ? { loaderData: context.loaderData, errors: serialiseErrors(context.errors) }
      : undefined,
  };
}
