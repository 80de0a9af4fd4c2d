import type { PageData, PageRoute, ShellServices } from '@ecocircle/shared-contracts';
import { remoteRoutes, resolveRoute } from '../../platform/composition/remote-routes.ts';
import { findRouteOwner } from '../../platform/composition/route-owner.ts';
import { pathOf } from '../../platform/routing/address.ts';
import { SHELL_PATHS } from '../../platform/routing/shell-paths.ts';
import { portalRoutes } from '../routes/portal-routes.tsx';
import { shellRoutesFor } from '../routes/shell-routes.tsx';
import { STAND_INS } from '../routes/stand-ins.ts';
import type { RenderInput } from './render-input.ts';

/** A route that the browser renders: on the server its place is held by the fallback that hydration expects. */
function withoutPage({ lazy: _, HydrateFallback, ...route }: ReturnType<typeof remoteRoutes>[number]) {
  return { ...route, Component: HydrateFallback };
}

type Owner = ReturnType<typeof findRouteOwner<PageRoute>>;

const MOST_PATHS = 1000;
/** To match a path with all routes takes a twentieth of a rendering; a process has the same remotes for all its pages. */
const owners = new WeakMap<PageData['remotes'], Map<string, Owner>>();

function ownerOf(remotes: PageData['remotes'], path: string): Owner {
  let known = owners.get(remotes);
  if (!known || known.size >= MOST_PATHS) {
    known = new Map();
    owners.set(remotes, known);
  }
  const owner = known.has(path) ? known.get(path) : findRouteOwner(remotes, SHELL_PATHS, path);
  known.set(path, owner ?? null);
  return owner ?? null;
}

export async function prepareRoutes(input: RenderInput, services: ShellServices) {
  const { page, path, startRemote, mode } = input;
  const owner = ownerOf(page.remotes, pathOf(path));
  const stubs = remoteRoutes({
    // To rank the routes of all remotes once more takes as long as to match them.
    remotes: owner ? { [owner.remote]: { routes: [owner.route] } } : page.remotes,
    instanceOf: (remote) => startRemote(remote, services),
    standIns: STAND_INS,
  });
  const onServer = mode === 'full' && owner?.route.render === 'server';
  const remotes = onServer ? await resolveRoute(stubs, owner.route.id) : stubs.map(withoutPage);
  return { routes: portalRoutes(remotes, await shellRoutesFor(pathOf(path))), onServer };
}
