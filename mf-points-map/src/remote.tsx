import type { CreateRemote } from '@ecocircle/shared-contracts';
import { fork } from 'effector';

/** The remote's route; the page, and with it everything but these lines, is a chunk of its own. */
export const createRemote: CreateRemote = (services) => ({
  routes: [
    {
      id: 'recycling-points',
      path: 'recycling-points/:id?',
      lazy: async () => {
        const { $context, recyclingPointsRoute } = await import(
          /* webpackChunkName: "route-recycling-points" */ './pages/recycling-points/index.ts'
        );
        const context = { api: services.api, moment: () => new Date() };
        return recyclingPointsRoute(services, fork({ values: [[$context, context]] }));
      },
    },
  ],
  dispose() {},
});
