import { DEFAULT_LAYOUT, isApiError } from '@ecocircle/shared-contracts';
import { data, isRouteErrorResponse, type RouteObject } from '@ecocircle/shared-contracts/router';
import { createStaticHandler, type StaticHandlerContext } from '@ecocircle/shared-contracts/router-server';
import type { i18n } from 'i18next';
import { DIALOGS, dialogHead, dialogOf, type FormChunk, formsFor } from '../features/dialogs/index.ts';
import { ShellErrorPage } from '../pages/error/shell-error-page.tsx';
import { findRouteOwner } from '../platform/composition/route-owner.ts';
import { createPortalI18n } from '../platform/locale/portal-i18n.ts';
import { pathOf, searchOf } from '../platform/routing/address.ts';
import { describePage, type PageDescription } from '../platform/routing/describe-page.ts';
import { layoutStyle } from '../platform/routing/layout-style.ts';
import { layoutOf, type MatchFacts } from '../platform/routing/route-matches.ts';
import { SHELL_PATHS } from '../platform/routing/shell-paths.ts';
import { createRequestClient, type RequestClient } from '../platform/services/request-client.ts';
import { hydrationOf, withToldErrors } from './rendering/hydration.ts';
import { prepareRoutes } from './rendering/prepare-routes.ts';
import type { ErrorRenderInput, RenderedPage, RenderInput, RenderResult } from './rendering/render-input.ts';
import { renderRoutes } from './rendering/render-routes.tsx';
import { portalRoutes } from './routes/portal-routes.tsx';
import { isAccountPage, keysReadAt } from './routes/shell-routes.tsx';
import { createServerServices } from './services/server-services.ts';
import { sharedReads } from './services/shared-reads.ts';
import { watchedClient } from './services/watched-client.ts';

export { FONT_PRELOADS } from '@ecocircle/ui-kit';
export { splitQuery, withQuery } from '../platform/routing/read-query.ts';
export { ICON_URL } from '../platform/site-images/icon-url.ts';
export { SITE_ICONS } from '../platform/site-images/site-images.ts';
export type { ErrorRenderInput, RenderedPage, RenderInput, RenderResult } from './rendering/render-input.ts';
export { findRouteOwner, isAccountPage, keysReadAt, SHELL_PATHS };

/** The chunk with the form that the address opens, which the page then holds; null where it opens none. */
export function formChunkFor(path: string): FormChunk | null {
  const dialog = dialogOf(searchOf(path));
  return dialog && DIALOGS[dialog.kind].chunk;
}

const matchFacts = ({ matches, loaderData }: StaticHandlerContext): MatchFacts[] =>
  matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));

function describe(
  { page, origin }: Pick<RenderInput, 'page' | 'origin'>,
  path: string,
  i18n: i18n,
  context: StaticHandlerContext,
): PageDescription {
  return describePage({
    page,
    origin,
    path: pathOf(path),
    matches: matchFacts(context),
    failed: context.errors ? context.statusCode : null,
    dialogHead: (shellHead) => dialogHead(dialogOf(searchOf(path)), shellHead),
    i18n,
  });
}

/** The page of an error. It is not hydrated: nothing at its address is a route. */
export async function renderErrorPage(input: ErrorRenderInput): Promise<RenderedPage> {
  const { page, origin, status, report } = input;
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
    body: await renderRoutes({ page: { ...page, status }, i18n, dataRoutes, context, forms: null, report }),
    description: describe(input, '/', i18n, context),
    layoutCss: layoutStyle(DEFAULT_LAYOUT),
    isProvisional: false,
    hydration: undefined,
  };
}

/** The API is on this machine, or beside it: what it would compress is read back at once. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** A client whose calls, one after the other, take no longer than this together. */
function clientWithin(milliseconds: number, apiUrl: string): RequestClient {
  const end = performance.now() + milliseconds;
  return sharedReads(apiUrl, (call, token) =>
    createRequestClient(apiUrl, Math.max(1, end - performance.now()), UNCOMPRESSED)(call, token),
  );
}

/** What a loader threw that neither answers nor tells of the API: the page's own code failed. */
const faultOf = ({ errors }: StaticHandlerContext): unknown =>
  Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error) && !isApiError(error));

/** Renders a page. Rejects when it cannot be rendered at all. */
export async function renderPage(input: RenderInput): Promise<RenderResult> {
  const { page, origin, path, report } = input;
  const i18n = createPortalI18n(page.locale, page.messages, report, page.notices.language);
  const { request, hasFailed } = watchedClient(clientWithin(input.apiBudget, input.apiUrl));
  const services = createServerServices(page, i18n, request, report);
  const { routes, onServer } = await prepareRoutes(input, services);
  const { query, dataRoutes } = createStaticHandler(routes, { basename: page.basename || '/' });
  const answer = await query(new Request(origin + page.basename + path));
  if (answer instanceof Response)
    return { kind: 'redirect', location: answer.headers.get('location') ?? '/', status: answer.status };
  const fault = faultOf(answer);
  if (fault !== undefined && !hasFailed()) throw fault;
  const context = withToldErrors(answer);

  const forms = await formsFor(searchOf(path));
  const description = describe(input, path, i18n, context);
  const rendered = { ...page, status: description.status };
  return {
    kind: 'page',
    body: await renderRoutes({ page: rendered, i18n, dataRoutes, context, forms, report }),
    description,
    layoutCss: layoutStyle(layoutOf(matchFacts(context))),
    isProvisional: hasFailed(),
    hydration: onServer ? hydrationOf(context) : undefined,
  };
}
