import {
  isOpenBy,
  MATERIAL_FAMILIES,
  type MapPoint,
  type MaterialFamily,
  type OpenSays,
  type PointClosing,
  type PointMaterial,
} from '@ecocircle/shared-contracts';
import type { ListedHours } from './listed-hours.ts';

/** What a point takes, and what it pays for it. */
export type TakenMaterial = Omit<PointMaterial, 'id'>;

/** What a row says of a point's hours when it is asked for. */
export interface SaidHours {
  readonly open: OpenSays;
  /** Whether the day is a holiday of which the point says nothing. */
  readonly mayDiffer: boolean;
  /** From when something else may have to be said, in minutes since 1970; null: nothing else will be. */
  readonly renews: number | null;
}

/** A point as the list shows it. */
export interface PointSummary extends SaidHours {
  readonly id: string;
  readonly name: string;
  /** Empty where the name says it. */
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
  /** The family of the point's icon. */
  readonly family: MaterialFamily;
  /** The first of what it takes: those that a row names. */
  readonly takes: readonly TakenMaterial[];
  /** How much it takes besides. */
  readonly takesMore: number;
  /** ISO 3166-1 alpha-2: what it pays is in the currency of it. */
  readonly country: string;
  /** Of a small photo; null where there is none. */
  readonly picture: string | null;
  /** What they say later is found in. */
  readonly hours: ListedHours;
  /** When it opens or closes next, as the map's marks say it. */
  readonly until: MapPoint[5];
  /** Why and until when it does not work, where it does not. */
  readonly closing: PointClosing | null;
}

/** A point that the map draws by itself: the selected one, or the one that the list points at. */
export type MarkedPoint = Pick<
  PointSummary,
  'id' | 'lng' | 'lat' | 'family' | 'name' | 'closing' | 'open' | 'until'
>;

/** A family by the name that the server gives; what is unknown counts as other. */
export const toFamily = (name: string): MaterialFamily =>
  MATERIAL_FAMILIES.find((family) => family === name) ?? 'other';

/** Whether a point is open, as the map's marks say it. */
export function openMark(says: OpenSays): MapPoint[4] {
  const isOpen = isOpenBy(says);
  return isOpen === null ? null : isOpen ? 1 : 0;
}
