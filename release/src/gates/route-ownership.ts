import type { RemoteDescriptor } from '@ecocircle/shared-contracts';

/** The paths that a pattern matches, without the names of its parameters: an optional segment gives two. */
function shapesOf(pattern: string): string[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments.reduce<string[]>(
    (shapes, segment) => {
      const shape = segment.startsWith(':') ? ':' : segment.replace(/\?$/, '');
      const longer = shapes.map((prefix) => `${prefix}/${shape}`);
      return segment.endsWith('?') ? shapes.concat(longer) : longer;
    },
    [''],
  );
}

/**
 * Finds paths that two of the given builds, or two routes of one build, own.
 *
 * @returns one sentence for each conflict
 * @example
 * routeConflicts([publicBuild, cabinetBuild]); // ['mf-public and mf-cabinet both own /profile']
 */
export function routeConflicts(builds: readonly RemoteDescriptor[]): string[] {
  const owners = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { name, routes } of builds) {
    for (const shape of routes.flatMap(({ path }) => shapesOf(path))) {
      const owner = owners.get(shape);
      const path = shape === '' ? '/' : shape;
      if (owner === undefined) owners.set(shape, name);
      else
        conflicts.push(
          owner === name ? `${name} owns ${path} twice` : `${owner} and ${name} both own ${path}`,
        );
    }
  }
  return conflicts;
}
