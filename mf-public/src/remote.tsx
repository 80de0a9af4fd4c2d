import type { CreateRemote, PortalRouteObject, ShellServices } from '@ecocircle/shared-contracts';
import type { ComponentType } from 'react';
import { withServices } from './services/index.ts';

/** What the module of a page brings; its loader is made for the shell's services. */
interface PageModule extends Pick<PortalRouteObject, 'handle'> {
  readonly Component: ComponentType;
  readonly createLoader?: (services: ShellServices) => PortalRouteObject['loader'];
}

/** Gives a page its services. Loaders travel in the page's chunk, so that no other page pays for them. */
const loadPage =
  (services: ShellServices, load: () => Promise<PageModule>) =>
  async (): Promise<Partial<PortalRouteObject>> => {
    const { Component, createLoader, ...page } = await load();
    return {
      ...page,
      Component: withServices(services, Component),
      ...(createLoader && { loader: createLoader(services) }),
    };
  };

/** The remote's routes; each page is a chunk of its own. */
export const createRemote: CreateRemote = (services) => {
  const page = (id: string, path: string, load: () => Promise<PageModule>): PortalRouteObject =>
    ({ id, path, lazy: loadPage(services, load) }) as PortalRouteObject;
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
      page(
        'get-app',
        'get-app',
        () => import(/* webpackChunkName: "route-get-app" */ './pages/get-app/index.ts'),
      ),
      page(
        'cookies',
        'cookies',
        () => import(/* webpackChunkName: "route-cookies" */ './pages/cookies/index.ts'),
      ),
      page(
        'personal-data',
        'personal-data',
        () => import(/* webpackChunkName: "route-personal-data" */ './pages/personal-data/index.ts'),
      ),
      page(
        'privacy-policy',
        'privacy-policy',
        () => import(/* webpackChunkName: "route-privacy-policy" */ './pages/privacy-policy/index.ts'),
      ),
      page(
        'registration-success',
        'registration-success',
        () =>
          import(
            /* webpackChunkName: "route-registration-success" */ './pages/registration-success/index.ts'
          ),
      ),
      page(
        'charity-events-manual',
        'charity-events-manual',
        () =>
          import(
            /* webpackChunkName: "route-charity-events-manual" */ './pages/charity-events-manual/index.ts'
          ),
      ),
      page(
        'inspection-manual',
        'inspection-manual',
        () => import(/* webpackChunkName: "route-inspection-manual" */ './pages/inspection-manual/index.ts'),
      ),
      page(
        'newsletter-confirm',
        'newsletter/confirm/:token',
        () =>
          import(/* webpackChunkName: "route-newsletter-confirm" */ './pages/newsletter-confirm/index.ts'),
      ),
      page(
        'newsletter-leave',
        'newsletter/leave/:token',
        () => import(/* webpackChunkName: "route-newsletter-leave" */ './pages/newsletter-leave/index.ts'),
      ),
    ],
    dispose() {},
  };
};
