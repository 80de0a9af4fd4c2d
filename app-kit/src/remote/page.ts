import type { PortalRouteObject, RouteHandle, ShellServices } from '@ecocircle/shared-contracts';
import type { ComponentType } from 'react';

/**
 * What the folder of a page exports as `page`. Its loader travels in the page's chunk, so that no other page pays for
 * it.
 */
export interface Page<Context = ShellServices> extends Pick<PortalRouteObject, 'shouldRevalidate'> {
  readonly Component: ComponentType;
  /** Makes the loader once for a remote, of what the remote started with. */
  readonly createLoader?: (context: Context) => PortalRouteObject['loader'];
  readonly handle?: RouteHandle;
}
