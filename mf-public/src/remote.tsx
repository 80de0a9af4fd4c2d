import type { CreateRemote } from '@ecocircle/shared-contracts';

/** The remote's routes; each page is a chunk of its own. */
export const createRemote: CreateRemote = () => ({
  routes: [
    {
      id: 'home',
      path: '',
      lazy: () => import(/* webpackChunkName: "route-home" */ './pages/home/index.ts'),
    },
    {
      id: 'charity-events',
      path: 'charity-events',
      lazy: () => import(/* webpackChunkName: "route-charity-events" */ './pages/charity-events/index.ts'),
    },
    {
      id: 'charity-event',
      path: 'charity-event/:id',
      lazy: () => import(/* webpackChunkName: "route-charity-event" */ './pages/charity-event/index.ts'),
    },
  ],
  dispose() {},
});
