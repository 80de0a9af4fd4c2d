import type { CreateRemote } from '@ecocircle/shared-contracts';
import { inCabinet } from './cabinet/in-cabinet.tsx';
import { startCabinet } from './cabinet/start-cabinet.ts';
import { SideNavigation } from './navigation/index.ts';

/** The remote's routes; each page is a chunk of its own. */
export const createRemote: CreateRemote = (services) => {
  const cabinet = startCabinet(services);
  const handle = { slots: { left: inCabinet(cabinet, SideNavigation) } };
  return {
    routes: [
      {
        id: 'profile',
        path: 'profile',
        handle,
        lazy: async () => {
          const page = await import(/* webpackChunkName: "route-profile" */ './pages/profile/index.ts');
          return { Component: inCabinet(cabinet, page.ProfilePage), loader: page.profileLoader(cabinet) };
        },
      },
      {
        id: 'balance',
        path: 'profile/balance',
        handle,
        lazy: async () => {
          const page = await import(/* webpackChunkName: "route-balance" */ './pages/balance/index.ts');
          return { Component: inCabinet(cabinet, page.BalancePage), loader: page.balanceLoader(cabinet) };
        },
      },
      {
        id: 'my-recycling-points',
        path: 'profile/recycling-points',
        handle,
        lazy: async () => {
          const page = await import(
            /* webpackChunkName: "route-my-recycling-points" */ './pages/my-recycling-points/index.ts'
          );
          return {
            Component: inCabinet(cabinet, page.MyRecyclingPointsPage),
            loader: page.myRecyclingPointsLoader(cabinet),
          };
        },
      },
    ],
    dispose: cabinet.dispose,
  };
};
