import { createRemoteFrom } from '@ecocircle/app-kit/remote';
import descriptor from '../remote.json' with { type: 'json' };

/** The public pages. */
export const createRemote = createRemoteFrom({
  name: 'mf-public',
  descriptor,
  load: (id) =>
    import(
      /* webpackChunkName: "route-[request]", webpackInclude: /pages\/[a-z-]+\/index\.ts$/ */ `./pages/${id}/index.ts`
    ),
  start: (services) => ({ context: services }),
});
