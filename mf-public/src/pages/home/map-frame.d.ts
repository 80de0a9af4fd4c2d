/**
 * A rectangle of whole map tiles. `bounds` are west, south, east, north in degrees; `shift` says by how many eighths
 * of a tile, at most four either way, the place lies right of and below the rectangle's middle.
 */
export interface MapFrame {
  readonly zoom: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly shift: {
    readonly x: number;
    readonly y: number;
  };
  readonly bounds: readonly [number, number, number, number];
}
interface Place {
  readonly lng: number;
  readonly lat: number;
}
/** The frame of whole tiles whose middle is nearest to a place. */
export declare function mapFrame(centre: Place): MapFrame;
/** Where a place lies in the frame, in CSS pixels from its top left corner. */
export declare function toFramePixels(
  { zoom, firstColumn, firstRow }: MapFrame,
  place: Place,
): {
  x: number;
  y: number;
};
/** The tiles of the frame, row by row. */
export declare function frameTiles({ firstColumn, firstRow }: MapFrame): {
  x: number;
  y: number;
}[];
/** The frame's size in CSS pixels. */
export declare const FRAME_SIZE: {
  readonly width: number;
  readonly height: number;
};
