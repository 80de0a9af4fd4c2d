import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import type { Dictionaries } from '../points-data/index.ts';
/** What a point takes and what it pays. */
export declare function RatesTable({
  point,
  dictionaries,
}: {
  readonly point: RecyclingPoint;
  readonly dictionaries: Dictionaries;
}): import('react').JSX.Element;
