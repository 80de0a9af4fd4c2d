import type { PageData, PortalEvents } from '@ecocircle/shared-contracts';
import {
  createBrowserRouter,
  ErrorResponseImpl,
  type HydrationState,
  RouterProvider,
} from '@ecocircle/shared-contracts/router';
import { painted } from '@ecocircle/ui-kit';
import { fork, type Scope, scopeBind } from 'effector';
import type { i18n } from 'i18next';
import mitt from 'mitt';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { dialogOf, FormsContext, formsFor } from '../features/dialogs/index.ts';
import { subscriptionFor } from '../features/newsletter/index.ts';
import { shareStarted } from '../features/share/index.ts';
import { bringPagesOnIntent } from '../frame/bring-pages-on-intent.ts';
import { createRemoteLoader, type RemoteLoader } from '../platform/composition/remote-loader.ts';
import { remoteRoutes, resolveRoute } from '../platform/composition/remote-routes.ts';
import { findRouteOwner } from '../platform/composition/route-owner.ts';
import { settledWithin } from '../platform/loading/settled-within.ts';
import { createPortalI18n } from '../platform/locale/portal-i18n.ts';
import { startToday } from '../platform/locale/today.ts';
import { recallPosition, watchCity } from '../platform/location/location.ts';
import { layOutRest } from '../platform/page/lay-out-rest.ts';
import { PortalProviders } from '../platform/page/portal-providers.tsx';
import { ServerPageProvider, takeServerPage } from '../platform/page/server-page.tsx';
import { TypedBefore } from '../platform/page/typed-before.tsx';
import { reloadWhenOutdated } from '../platform/reload-outdated.ts';
import { accessGuard } from '../platform/routing/access-guard.ts';
import { heldUntilFollowed } from '../platform/routing/held-state.ts';
import { splitQuery } from '../platform/routing/read-query.ts';
import { SHELL_PATHS } from '../platform/routing/shell-paths.ts';
import { bringRequests } from '../platform/services/late-client.ts';
import { startSession } from '../platform/session/start-session.ts';
import { shareImage } from '../platform/site-images/site-images.ts';
import { hearTroubles, type Troubles } from '../platform/trouble.ts';
import { portalRoutes } from './routes/portal-routes.tsx';
import { shellRoutes, shellRoutesFor } from './routes/shell-routes.tsx';
import { STAND_INS } from './routes/stand-ins.ts';
import { createShellServices, reportFailure, type ServicesContext } from './services/shell-services.ts';
import { sessionKeeper } from './session/session-keeper.ts';

/** What the server's page was rendered with. A page without data of its own has none to load, either. */
function hydrationState({ hydration }: PageData, owner: string | undefined): HydrationState | undefined {
  if (!hydration) return undefined;
  const { loaderData, errors } = hydration;
  return {
    loaderData: { ...(owner && !errors && { [owner]: null }), ...loaderData },
    errors: errors ? reviveErrors(errors) : null,
  } as HydrationState;
}

function reviveErrors(errors: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, statusText, data } = error as { status: number; statusText: string; data: unknown };
      return [id, new ErrorResponseImpl(status, statusText, data)];
    }),
  );
}

const pathInPortal = ({ basename }: PageData, { pathname }: Pick<Location, 'pathname'> = location): string =>
  pathname.slice(basename.length) || '/';

/** Whether the visitor is where the server's page is: before its code came, they could go back within the tab. */
function isWhereRendered(page: PageData): boolean {
  if (!page.hydration) return true;
  const rendered = new URL(page.hydration.path, location.origin);
  const { read } = splitQuery(location.search, page.hydration.query);
  return pathInPortal(page, rendered) === pathInPortal(page) && rendered.search === read;
}

/** Milliseconds after which header and menus work without the page's own code. */
const CODE_WITHIN = 10_000;

/** The page's own code is awaited, so that hydration finds what the server rendered. */
async function initialRoutes(page: PageData, loader: RemoteLoader, scope: Scope) {
  const guard = accessGuard({ scope, basename: page.basename });
  const stubs = remoteRoutes({
    remotes: page.remotes,
    instanceOf: loader.load,
    healing: loader,
    standIns: STAND_INS,
    guard,
    painted,
  });
  const owner = findRouteOwner(page.remotes, SHELL_PATHS, pathInPortal(page));
  const isOnServer = page.hydration && owner?.route.render === 'server';
  try {
    const [remotes, shell] = await Promise.all([
      isOnServer
        ? settledWithin(CODE_WITHIN, resolveRoute(stubs, owner.route.id), 'the code of the page')
        : stubs,
      shellRoutesFor(pathInPortal(page)),
    ]);
    return { routes: portalRoutes(remotes, shell), isRendered: true, owner: owner?.route.id };
  } catch {
    return { routes: portalRoutes(stubs, shellRoutes), isRendered: false, owner: owner?.route.id };
  }
}

interface PageControls {
  readonly dayChanged: () => void;
  readonly goTo: (path: string) => void;
  /** Where the person is on the way to, else where they are: a session may end between the two. */
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
}

function createContext(page: PageData, { dayChanged, goTo, address }: PageControls): ServicesContext {
  const events = mitt<PortalEvents>();
  const scope = fork();
  const i18n = createPortalI18n(page.locale, page.messages, reportError, page.notices.language);
  const portal = {
    path: () => pathInPortal(page, address()) + address().search,
    goTo,
    events,
    words: () => ({ expired: i18n.t('session.expired'), logIn: i18n.t('session.logIn') }),
  };
  return {
    page,
    scope,
    i18n,
    today: startToday(page.now, dayChanged),
    events,
    keepSession: sessionKeeper(scope, portal),
  };
}

function createLoader(context: ServicesContext, i18n: i18n): RemoteLoader {
  const { page } = context;
  return createRemoteLoader({
    page,
    servicesFor: (remote, version) => createShellServices(context, remote, version),
    addMessages: (remote, messages) => i18n.addResourceBundle(page.locale, remote, messages),
    onFailure: reportFailure(context.events),
  });
}

/** Milliseconds after the start when the page begins to look for newer builds: nobody waits for it. */
const WATCH_AFTER = 60_000;

/** Runs code that nobody waits for, milliseconds from now; where it does not come, the page does without it. */
function runLater<Code>(after: number, load: () => Promise<Code>, run: (code: Code) => unknown): void {
  setTimeout(async () => {
    const code = await load().catch(() => null);
    if (code) await run(code);
  }, after);
}

/** Where the watch does not come, the page is just not told of newer builds. */
function watchBuildsLater({ scope, i18n, page }: ServicesContext): void {
  runLater(
    WATCH_AFTER,
    () => import(/* webpackChunkName: "watch-builds" */ '../features/newest-build/index.ts'),
    ({ watchBuilds }) => watchBuilds(scope, i18n, page.build),
  );
}

/** Milliseconds after the start when the page begins to tell the edge of itself: what is shown comes first. */
const TELL_AFTER = 4000;

/** Where the code that tells does not come, nothing is told. */
function tellLater(page: PageData, troubles: Troubles, route: () => string | null): void {
  runLater(
    TELL_AFTER,
    () => import(/* webpackChunkName: "beacons" */ '../features/beacons/index.ts'),
    ({ startBeacons }) => startBeacons({ page, troubles, route }),
  );
}

/** Where the files do not come, the next document holds their styles again. */
function keepSheetsLater(): void {
  runLater(
    TELL_AFTER,
    () => import(/* webpackChunkName: "beacons" */ '../platform/styles/keep-sheets.ts'),
    ({ keepSheets }) => keepSheets(),
  );
}

/** Brings the code of calls with the first press, key or turn of the wheel, and when nothing else is brought any more. */
function bringRequestsEarly(): void {
  const bring = (): void => void bringRequests().catch(() => undefined);
  for (const sign of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(sign, bring, { once: true, passive: true });
  setTimeout(bring, TELL_AFTER);
}

/**
 * Starts the portal on a page that the edge made. Where code that the page shows does not come, what the server rendered
 * of it stays to be read, below an offer to try again, and the rest works.
 *
 * @param pressAgain - does what was pressed on the page before it could hear of it
 */
export async function bootPortal(page: PageData, root: HTMLElement, pressAgain: () => void): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const context = createContext(page, {
    dayChanged: () => void router?.revalidate(),
    goTo: (path) => void router?.navigate(path, { replace: true }),
    address: () => router?.state.navigation.location ?? location,
  });
  const { scope, i18n } = context;
  const troubles = hearTroubles(context.events);
  reloadWhenOutdated(page.build);
  startSession(scope, context.keepSession);
  scopeBind(shareStarted, { scope })({
    locale: page.locale,
    basename: page.basename,
    origin: location.origin,
    text: i18n.t('site.slogan'),
    imageUrl: shareImage(page.locale, i18n.t).url,
  });
  const [{ routes, isRendered: hasRoutes, owner }, forms] = await Promise.all([
    initialRoutes(page, createLoader(context, i18n), scope),
    formsFor(location.search).catch(() => null),
    subscriptionFor(pathInPortal(page)),
  ]);
  const isRendered =
    hasRoutes && isWhereRendered(page) && (forms !== null || dialogOf(location.search) === null);
  router = createBrowserRouter(routes, {
    basename: page.basename || '/',
    hydrationData: isRendered ? hydrationState(page, owner) : undefined,
  });
  const served = hasRoutes ? null : takeServerPage(root, pathInPortal(page) + location.search);
  const portal = (
    <PortalProviders page={page} i18n={i18n} scope={scope}>
      <FormsContext value={forms}>
        <TypedBefore root={root}>
          <ServerPageProvider value={served}>
            <RouterProvider router={isRendered ? heldUntilFollowed(router) : router} />
          </ServerPageProvider>
        </TypedBefore>
      </FormsContext>
    </PortalProviders>
  );
  watchCity(page, scope, () => void router?.revalidate());
  watchBuildsLater(context);
  tellLater(page, troubles, () => router?.state.matches.at(-1)?.route.id ?? null);
  keepSheetsLater();
  bringRequestsEarly();
  bringPagesOnIntent(router.routes, page.basename);
  const show = (): void => {
    if (isRendered) hydrateRoot(root, portal);
    else createRoot(root).render(portal);
  };
  // A transition is rendered in turns with the browser; a press meanwhile is answered first. A page without its data is
  // taken over before anything else runs: the router brings the page meanwhile, and would be past what the server
  // rendered.
  if (page.hydration) startTransition(show);
  else flushSync(show);
  pressAgain();
  void painted().then(async () => {
    recallPosition(page, scope);
    await layOutRest();
    document.documentElement.dataset.alive = '';
  });
}
