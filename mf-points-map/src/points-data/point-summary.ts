import { type Material, type OpenNow, openNow } from '@ecocircle/app-kit/point-card';
import {
  MATERIAL_FAMILIES,
  type MapPoint,
  type MaterialFamily,
  openChange,
  type PointClosing,
  type RecyclingPoint,
} from '@ecocircle/shared-contracts';

/** A point as the list shows it. */
export interface PointSummary {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
  /** The family of the point's icon. */
  readonly family: MaterialFamily;
  /** The families of what it takes, in the order of the dictionary. */
  readonly families: readonly MaterialFamily[];
  /** Null where the hours are not known. */
  readonly open: OpenNow | null;
  /** When it opens or closes next, as the map's marks say it. */
  readonly until: MapPoint[5];
  /** Why and until when it does not work, where it does not. */
  readonly closing: PointClosing | null;
}

/** A family by the name that the server gives; what is unknown counts as other. */
export const toFamily = (name: string): MaterialFamily =>
  MATERIAL_FAMILIES.find((family) => family === name) ?? 'other';

/** The families of the materials that a point takes. */
export function familiesOf(point: RecyclingPoint, materials: readonly Material[]): MaterialFamily[] {
  const taken = new Set(point.smrs.map(({ typeId }) => materials.find(({ id }) => id === typeId)?.family));
  return MATERIAL_FAMILIES.filter((family) => taken.has(family));
}

const MINUTE_MS = 60_000;

/** When a point opens or closes next after a moment, in minutes since 1970. */
export function untilOf(point: RecyclingPoint, moment: Date): MapPoint[5] {
  const { workingHours, specialHours, timeZone } = point;
  const change = workingHours && openChange(workingHours, moment, timeZone, specialHours.days).until;
  return change && Math.floor(change.valueOf() / MINUTE_MS);
}

/** What the list shows of a point at a moment. */
export function toSummary(point: RecyclingPoint, materials: readonly Material[], moment: Date): PointSummary {
  const { id, name, address, coords, icon } = point;
  return {
    id,
    name,
    address,
    ...coords,
    family: icon.family,
    families: familiesOf(point, materials),
    open: openNow(point, moment),
    until: untilOf(point, moment),
    closing: point.closing,
  };
}
