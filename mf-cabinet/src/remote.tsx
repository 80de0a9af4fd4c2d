import { createRemoteFrom } from '@ecocircle/app-kit/remote';
import descriptor from '../remote.json' with { type: 'json' };
import { startCabinet } from './cabinet/start-cabinet.ts';
import { SideNavigation } from './navigation/index.ts';

/** The cabinet: its pages share one scope, and its links stand beside each of them. */
export const createRemote = createRemoteFrom({
  name: 'mf-cabinet',
  descriptor,
  load: (id) =>
    import(
      /* webpackChunkName: "route-[request]", webpackInclude: /pages\/[a-z-]+\/index\.ts$/ */ `./pages/${id}/index.ts`
    ),
  start: (services) => ({ ...startCabinet(services), slots: { left: SideNavigation } }),
});
