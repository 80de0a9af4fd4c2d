import type { CreateRemote } from '@ecocircle/shared-contracts';

/** The remote's routes; each page is a chunk of its own. */
export const createRemote: CreateRemote = () => ({
  routes: [
    {
      id: 'recycling-points',
      path: 'recycling-points/:id?',
      lazy: () => import(/* webpackChunkName: "route-recycling-points" */ './pages/recycling-points/index.ts'),
    },
  ],
  dispose() {},
});
