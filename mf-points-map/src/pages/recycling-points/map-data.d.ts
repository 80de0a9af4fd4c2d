import { type RecyclingPoint, type ShellServices } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import type { PointList } from '../../points-browser/index.ts';
import { type Dictionaries, type StartView } from '../../points-data/index.ts';
/** What the address names beside the map: nothing, a point, or one that nobody may see. */
export type CardData =
  | {
      readonly kind: 'none';
    }
  | {
      readonly kind: 'point';
      readonly point: RecyclingPoint;
    }
  | {
      readonly kind: 'missing';
    };
/** What the map's loader gives. */
export interface MapData {
  readonly start: StartView;
  readonly dictionaries: Dictionaries;
  readonly card: CardData;
  /** Only from the server: in the browser the list follows the map. */
  readonly list: PointList | null;
}
/** The dictionaries of one visit; they are asked for once. */
export interface DictionaryCache {
  get(): Promise<Dictionaries>;
  keep(dictionaries: Dictionaries): void;
}
/** Makes an empty cache. */
export declare function createDictionaryCache(services: ShellServices): DictionaryCache;
/** Makes the map's loader. */
export declare function mapLoader(
  services: ShellServices,
  dictionaries: DictionaryCache,
): ({ params, request }: LoaderFunctionArgs) => Promise<MapData>;
