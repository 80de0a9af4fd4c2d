import { createRemoteFrom, scopeProvider } from '@ecocircle/app-kit/remote';
import { fork } from 'effector';
import descriptor from '../remote.json' with { type: 'json' };

/** The map of recycling points. Its page, and with it everything but these lines, is a chunk of its own. */
export const createRemote = createRemoteFrom({
  name: 'mf-points-map',
  descriptor,
  load: (id) =>
    import(
      /* webpackChunkName: "route-[request]", webpackInclude: /pages\/[a-z-]+\/index\.ts$/ */ `./pages/${id}/index.ts`
    ),
  start: (services) => {
    const scope = fork();
    return { context: { services, scope }, Provider: scopeProvider(scope) };
  },
});
