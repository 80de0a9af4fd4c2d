import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { type Dictionaries } from '../points-data/index.ts';
/** Everything about one point. */
export declare function PointCard({
  point,
  dictionaries,
}: {
  readonly point: RecyclingPoint;
  readonly dictionaries: Dictionaries;
}): import('react').JSX.Element;
