/** A place on the screen, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}
/** Where a mark is drawn, and the place that it stands for when it was moved aside. */
export interface SpreadPlace extends Pixel {
  readonly from: Pixel | null;
}
/** Marks nearer to each other than this cannot be told apart by pressing. */
export declare const TOO_NEAR = 14;
/** Distance between neighbours on the circle: the size of a mark and a gap. */
export declare const SPREAD_GAP = 42;
/**
 * Sets marks that stand on the same place on a circle around it, so that each can be reached. Marks that stand
 * alone stay where they are. The order is kept.
 */
export declare function spreadCoincident(places: readonly Pixel[]): SpreadPlace[];
