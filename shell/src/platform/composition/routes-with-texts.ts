import type { PortalRouteObject } from '@ecocircle/shared-contracts';
import { onceDone } from '../loading/once-done.ts';

/**
 * Lets every route but one wait for the remote's texts, beside its own code: a document brings the texts of its own
 * page alone. A call that failed is made again on the next visit.
 *
 * @param having - the route whose texts are there
 * @param loadTexts - brings all texts
 */
export function routesWithTexts(
  routes: readonly PortalRouteObject[],
  having: string,
  loadTexts: () => Promise<void>,
): PortalRouteObject[] {
  const textsOnce = onceDone(loadTexts);
  return routes.map((route) => {
    const { lazy } = route;
    if (route.id === having) return route;
    const load = typeof lazy === 'function' ? lazy : async () => ({});
    return {
      ...route,
      lazy: async () => (await Promise.all([load(), textsOnce()]))[0],
    } as PortalRouteObject;
  });
}
