import {
  type ClockTime,
  type MaterialFamily,
  type OpenState,
  type RecyclingPoint,
  type Weekday,
} from '@ecocircle/shared-contracts';
import type { Material } from './dictionaries.ts';
/** Whether a point is open, as words can say it: with the weekday and the time that it is there. */
export interface OpenNow {
  readonly state: OpenState;
  readonly today: Weekday;
  readonly time: ClockTime;
}
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
}
/** A family by the name that the server gives; what is unknown counts as other. */
export declare const toFamily: (name: string) => MaterialFamily;
/** Whether a point is open at a moment, or null where its hours are not known. */
export declare function openNow(
  { workingHours, timeZone }: Pick<RecyclingPoint, 'workingHours' | 'timeZone'>,
  moment: Date,
): OpenNow | null;
/** The families of the materials that a point takes. */
export declare function familiesOf(point: RecyclingPoint, materials: readonly Material[]): MaterialFamily[];
/** What the list shows of a point at a moment. */
export declare function toSummary(
  point: RecyclingPoint,
  materials: readonly Material[],
  moment: Date,
): PointSummary;
