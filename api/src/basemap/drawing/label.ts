import type { NameClass } from './map-classes.ts';
import type { Box } from './shape.ts';

/** A point in pixels of the whole map at a zoom. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A name that may be drawn. All measures are in pixels of the whole map at its zoom. */
export interface Label {
  readonly kind: NameClass;
  readonly text: string;
  readonly size: number;
  /** Its middle. */
  readonly at: MapPoint;
  /** What it covers. */
  readonly boxes: readonly Box[];
  /** Of two that meet the one with the smaller number is drawn. */
  readonly rank: number;
  /** Where the text stands: its lines on a point, in degrees along a straight line, or on a bent one. */
  readonly stand:
    | { readonly lines: readonly string[]; readonly isMarked: boolean }
    | { readonly angle: number }
    | { readonly bend: readonly MapPoint[] };
}

/** No label is longer, in pixels, nor reaches farther than half of this from its middle. */
export const LONGEST_LABEL = 170;

/** The same name is not repeated closer to itself, in pixels. */
export const REPEAT_DISTANCE = 170;
