import type { RemoteDescriptor } from '@ecocircle/shared-contracts';
import { RESERVED_PATHS } from '@ecocircle/shared-contracts/server';

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const beginsWith = (segments: readonly string[], path: string): boolean =>
  segmentsOf(path).every((segment, index) => segments[index]?.replace(/\?$/, '') === segment);

/**
 * Finds routes that take more than their own: any path, or paths of the portal itself.
 *
 * @returns one sentence for each
 * @example
 * greedyRoutes(build); // ['the route help takes any path: :page']
 */
export function greedyRoutes({ routes }: Pick<RemoteDescriptor, 'routes'>): string[] {
  return routes.flatMap(({ id, path }) => {
    const segments = segmentsOf(path);
    if (path.includes('*') || segments[0]?.startsWith(':'))
      return [`the route ${id} takes any path: ${path}`];
    const reserved = RESERVED_PATHS.find((known) => beginsWith(segments, known));
    return reserved === undefined ? [] : [`the route ${id} takes /${reserved}, which is the portal’s own`];
  });
}
