import { type MaterialFamily } from '@ecocircle/shared-contracts';
import type { Material } from '../points-data/index.ts';
/**
 * What the list and the map are narrowed by. `materials` holds families and single materials as the page's address
 * names them; a name that is both, such as `paper`, means the family.
 */
export interface PointFilter {
  readonly q: string;
  readonly materials: readonly string[];
}
/** Whether a name in the address is a whole family of materials. */
export declare const isFamily: (name: string) => name is MaterialFamily;
/**
 * Reads the filter from a page's query. A form sent without JavaScript repeats `materials`, links join them by
 * commas; what cannot be a material is left out.
 */
export declare function readFilter(search: URLSearchParams): PointFilter;
/** Writes the filter as the query of a page, with its question mark, or nothing. */
export declare function writeFilter({ q, materials }: PointFilter): string;
/** The filter with a material or family added, or taken away if it was there. */
export declare function toggleMaterial(filter: PointFilter, name: string): PointFilter;
/** The ids of the materials that the names stand for. */
export declare function materialIds(names: readonly string[], materials: readonly Material[]): string[];
