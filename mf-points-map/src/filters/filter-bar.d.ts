import type { Material } from '../points-data/index.ts';
import { type PointFilter } from './point-filter.ts';
/** Search and materials. Without JavaScript it is a form that asks for the page anew. */
export declare function FilterBar({
  filter,
  materials,
}: {
  readonly filter: PointFilter;
  readonly materials: readonly Material[];
}): import('react').JSX.Element;
