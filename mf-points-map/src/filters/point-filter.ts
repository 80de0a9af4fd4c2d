import type { Material } from '@ecocircle/app-kit/point-card';
import { MATERIAL_FAMILIES, type MaterialFamily } from '@ecocircle/shared-contracts';

/**
 * What the list and the map are narrowed by. `materials` holds families and single materials as the page's address
 * names them; a name of both, such as `paper`, means the family.
 */
export interface PointFilter {
  readonly q: string;
  readonly materials: readonly string[];
}

const LONGEST_SEARCH = 100;
const MOST_MATERIALS = 20;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a name in the address is a whole family of materials. */
export const isFamily = (name: string): name is MaterialFamily =>
  MATERIAL_FAMILIES.includes(name as MaterialFamily);

/**
 * Reads the filter from a page's query. A form sent without JavaScript repeats `materials`, links join them by
 * commas; what cannot be a material is left out.
 */
export function readFilter(search: URLSearchParams): PointFilter {
  const names = search
    .getAll('materials')
    .flatMap((value) => value.split(','))
    .filter((name) => SLUG.test(name));
  const q = (search.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH);
  return { q, materials: [...new Set(names)].slice(0, MOST_MATERIALS) };
}

/** Writes the filter as the query of a page, with its question mark, or nothing. */
export function writeFilter({ q, materials }: PointFilter): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (materials.length > 0) search.set('materials', materials.join(','));
  const said = search.toString().replaceAll('%2C', ',');
  return said && `?${said}`;
}

/** The filter with a material or family added, or taken away if it was there. */
export function toggleMaterial(filter: PointFilter, name: string): PointFilter {
  const { materials } = filter;
  const without = materials.filter((other) => other !== name);
  return { ...filter, materials: without.length < materials.length ? without : [...materials, name] };
}

/** The ids of the materials that the names stand for. */
export function materialIds(names: readonly string[], materials: readonly Material[]): string[] {
  const ids = names.flatMap((name) =>
    isFamily(name) ? materials.filter(({ family }) => family === name).map(({ id }) => id) : [name],
  );
  return [...new Set(ids)];
}
