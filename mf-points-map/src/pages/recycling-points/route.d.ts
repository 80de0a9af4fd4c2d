import type { PortalRouteObject, ShellServices } from '@ecocircle/shared-contracts';
import type { Scope } from 'effector';
/** The page's parts for one remote: its loader, its head and its component with the remote's scope. */
export declare function recyclingPointsRoute(
  services: ShellServices,
  scope: Scope,
): Pick<PortalRouteObject, 'Component' | 'handle' | 'loader' | 'shouldRevalidate'>;
