import type { PageHead, PortalDialog, RouteHandle } from '@ecocircle/shared-contracts';
import {
  createBrowserRouter,
  type HydrationState,
  type RouteObject,
  RouterProvider,
} from '@ecocircle/shared-contracts/router';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@ecocircle/shared-contracts/router-server';
import { onTestFinished } from '@ecocircle/test-kit';
import { cleanup, configure, render } from '@testing-library/react';
import { type RemoteUnderTest, startRemote, type TestSetup } from './start-remote.ts';

// The machine may run everything at once: a page is not slow because it took a second.
configure({ asyncUtilTimeout: 20_000 });

/** What came of a request: a redirect, or a rendered page with its status and head. */
export interface OpenedPage {
  readonly redirectedTo: string | null;
  readonly status: number;
  readonly head: PageHead | undefined;
  readonly reported: readonly unknown[];
  /** The dialogs that were asked for. */
  readonly dialogs: readonly PortalDialog[];
}

/** Opens a page as the edge does, without JavaScript in the browser, and renders it into the test's document. */
export async function openOnServer(
  remote: RemoteUnderTest,
  path: string,
  setup?: TestSetup,
): Promise<OpenedPage> {
  const { routes, services, reported, dialogs } = startRemote(remote, setup);
  const { query, dataRoutes } = createStaticHandler(routes as RouteObject[]);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  const opened = { redirectedTo: null, status: 200, head: undefined, reported, dialogs };
  if (context instanceof Response)
    return { ...opened, status: context.status, redirectedTo: context.headers.get('location') };
  const failure = Object.values(context.errors ?? {})[0] as { status?: number } | undefined;
  if (failure) return { ...opened, status: failure.status ?? 500 };
  cleanup();
  onTestFinished(cleanup);
  render(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  const { route } = context.matches.at(-1) ?? {};
  const handle = route?.handle as RouteHandle | undefined;
  const data = route && context.loaderData[route.id];
  return {
    ...opened,
    status: handle?.status?.(data as never) ?? 200,
    head: handle?.head?.(data as never, services),
  };
}

const elsewhere: RouteObject = { path: '*', element: <p>elsewhere</p> };

function renderRoutes(path: string, routes: RouteObject[], hydrationData?: HydrationState) {
  history.replaceState(null, '', path);
  const router = createBrowserRouter([...routes, elsewhere], hydrationData && { hydrationData });
  onTestFinished(() => {
    cleanup();
    router.dispose();
  });
  const { container } = render(<RouterProvider router={router} />);
  return { container, router };
}

/** Opens a page as the browser does: links and forms navigate without a new document. */
export function openInBrowser(remote: RemoteUnderTest, path: string, setup?: TestSetup) {
  const started = startRemote(remote, setup);
  const routes = started.routes.map((route) => ({ ...route, HydrateFallback: () => null }) as RouteObject);
  return { ...started, ...renderRoutes(path, routes) };
}

/** Opens a page whose data came with its document, by the id of its route: its code is there before the first render. */
export async function hydratePage(
  remote: RemoteUnderTest,
  path: string,
  loaderData: Readonly<Record<string, unknown>>,
  setup?: TestSetup,
) {
  const started = startRemote(remote, setup);
  const routes = started.routes.map(async ({ lazy, ...route }) => ({
    ...route,
    ...(await (lazy as () => Promise<object>)()),
  }));
  return { ...started, ...renderRoutes(path, (await Promise.all(routes)) as RouteObject[], { loaderData }) };
}
