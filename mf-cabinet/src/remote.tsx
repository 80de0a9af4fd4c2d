import type { CreateRemote } from '@ecocircle/shared-contracts';

/** The remote's routes; each page is a chunk of its own. */
export const createRemote: CreateRemote = () => ({
  routes: [
    {
      id: 'profile',
      path: 'profile',
      lazy: () => import(/* webpackChunkName: "route-profile" */ './pages/profile/index.ts'),
    },
    {
      id: 'my-recycling-points',
      path: 'profile/recycling-points',
      lazy: () => import(/* webpackChunkName: "route-my-recycling-points" */ './pages/my-recycling-points/index.ts'),
    },
  ],
  dispose() {},
});
