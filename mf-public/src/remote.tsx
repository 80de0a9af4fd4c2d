import type { CreateRemote, PortalRouteObject, ShellServices } from '@ecocircle/shared-contracts';

/** What the module of a page brings; its loader is made for the shell's services. */
interface PageModule extends Pick<PortalRouteObject, 'Component' | 'handle'> {
  readonly createLoader?: (services: ShellServices) => PortalRouteObject['loader'];
}

/** Gives a page's loader its services. Loaders travel in the page's chunk, so that no other page pays for them. */
const withServices =
  (services: ShellServices, load: () => Promise<PageModule>) =>
  async (): Promise<Partial<PortalRouteObject>> => {
    const { createLoader, ...page } = await load();
    return { ...page, ...(createLoader && { loader: createLoader(services) }) };
  };

/** The remote's routes; each page is a chunk of its own. */
export const createRemote: CreateRemote = (services) => {
  const page = (id: string, path: string, load: () => Promise<PageModule>): PortalRouteObject =>
    ({ id, path, lazy: withServices(services, load) }) as PortalRouteObject;
  return {
    routes: [
      page('home', '', () => import(/* webpackChunkName: "route-home" */ './pages/home/index.ts')),
      page(
        'charity-events',
        'charity-events',
        () => import(/* webpackChunkName: "route-charity-events" */ './pages/charity-events/index.ts'),
      ),
      page(
        'no-charity-events',
        'charity-events/no-charity-events',
        () => import(/* webpackChunkName: "route-no-charity-events" */ './pages/no-charity-events/index.ts'),
      ),
      page(
        'charity-event',
        'charity-event/:id',
        () => import(/* webpackChunkName: "route-charity-event" */ './pages/charity-event/index.ts'),
      ),
      page(
        'charity-event-deleted',
        'charity-event-deleted/:name',
        () =>
          import(
            /* webpackChunkName: "route-charity-event-deleted" */ './pages/charity-event-deleted/index.ts'
          ),
      ),
    ],
    dispose() {},
  };
};
