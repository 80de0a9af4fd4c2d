import type { ApiService, MapClusters } from '@ecocircle/shared-contracts';
import {
  type Box,
  type Material,
  type Place,
  type PointSummary,
  type PointsQuery,
} from '../points-data/index.ts';
/**
 * What the map shows at the moment. `box` is what can be seen of it, `paddedBox` a little more; `zoom` is the
 * server's, by tiles of 512 pixels.
 */
export interface MapView {
  readonly box: Box;
  readonly paddedBox: Box;
  readonly centre: Place;
  readonly zoom: number;
}
/** The filter as the server knows it: ids of materials. */
export interface WantedPoints {
  readonly q: string;
  readonly materials: readonly string[];
}
/** The list beside the map, as far as it was loaded. */
export interface PointList {
  readonly points: readonly PointSummary[];
  readonly total: number;
  /** What its last page was asked for by. */
  readonly query: PointsQuery;
}
/** What the page knows when it opens. */
export interface Opening {
  readonly wanted: WantedPoints;
  readonly materials: readonly Material[];
  /** The list that the server rendered. */
  readonly list: PointList | null;
}
/** What the requests need of the remote. */
export interface BrowserContext {
  readonly api: ApiService;
  readonly moment: () => Date;
}
/** Milliseconds that the map must rest before its points are asked for. */
export declare const REST = 140;
/** Set when the remote starts. */
export declare const $context: import('effector').StoreWritable<BrowserContext>;
export declare const opened: import('effector').EventCallable<Opening>;
export declare const filterChanged: import('effector').EventCallable<WantedPoints>;
export declare const viewChanged: import('effector').EventCallable<MapView>;
export declare const moreWanted: import('effector').EventCallable<void>;
export declare const retried: import('effector').EventCallable<void>;
export declare const $wanted: import('effector').StoreWritable<WantedPoints>;
export declare const $view: import('effector').StoreWritable<MapView | null>;
export declare const $list: import('effector').StoreWritable<PointList | null>;
export declare const $listPending: import('effector').Store<boolean>;
/** Whether the last answer for the list, or for the map, was a failure. */
export declare const $listFailed: import('effector').StoreWritable<boolean>;
export declare const $mapFailed: import('effector').StoreWritable<boolean>;
/** What stands on the map. */
export type Marks = Pick<MapClusters, 'clusters' | 'points'>;
/** The server's clusters while browsing, the found points while searching. */
export declare const $marks: import('effector').Store<Marks>;
/** How many points can be seen on the map, or were found by the search; null while that is not known. */
export declare const $count: import('effector').Store<number | null>;
/** What a search found first: the map goes there. */
export declare const $found: import('effector').StoreWritable<readonly PointSummary[] | null>;
