const TILE = 256;
/** How many tiles of which zoom a frame is wide and high. */
export interface FrameTiles {
  readonly zoom: number;
  readonly columns: number;
  readonly rows: number;
}

/** A frame as wide as a window. */
export const WIDE_FRAME: FrameTiles = { zoom: 11, columns: 5, rows: 4 };

/** The size of a frame that shows one place. */
export const SMALL_FRAME: Omit<FrameTiles, 'zoom'> = { columns: 3, rows: 2 };

/** Parts of a tile by which the frame can be shifted. */
const STEPS = 8;

/**
 * A rectangle of whole map tiles. `bounds` are west, south, east, north in degrees; `shift` says by how many eighths
 * of a tile, at most four either way, the place lies right of and below the rectangle's middle.
 */
export interface MapFrame extends FrameTiles {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly shift: { readonly x: number; readonly y: number };
  readonly bounds: readonly [number, number, number, number];
}

interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** Web Mercator, in tiles from the north-west corner of the world. */
function toTiles({ lng, lat }: Place, zoom: number): { column: number; row: number } {
  const scale = 2 ** zoom;
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { column: ((lng + 180) / 360) * scale, row: ((1 - y) / 2) * scale };
}

const lngOf = (column: number, zoom: number): number => (column / 2 ** zoom) * 360 - 180;

const latOf = (row: number, zoom: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;

/** The frame of whole tiles whose middle is nearest to a place. */
export function mapFrame(centre: Place, { zoom, columns, rows }: FrameTiles = WIDE_FRAME): MapFrame {
  const { column, row } = toTiles(centre, zoom);
  const firstColumn = Math.round(column - columns / 2);
  const firstRow = Math.round(row - rows / 2);
  const shift = {
    x: Math.round((column - firstColumn - columns / 2) * STEPS),
    y: Math.round((row - firstRow - rows / 2) * STEPS),
  };
  const bounds = [
    lngOf(firstColumn, zoom),
    latOf(firstRow + rows, zoom),
    lngOf(firstColumn + columns, zoom),
    latOf(firstRow, zoom),
  ] as const;
  return { zoom, columns, rows, firstColumn, firstRow, shift, bounds };
}

/** Where a place lies in the frame, in CSS pixels from its top left corner. */
export function toFramePixels(
  { zoom, firstColumn, firstRow }: MapFrame,
  place: Place,
): { x: number; y: number } {
  const { column, row } = toTiles(place, zoom);
  return { x: Math.round((column - firstColumn) * TILE), y: Math.round((row - firstRow) * TILE) };
}

/** The tiles of the frame, row by row. */
export const frameTiles = ({ columns, rows, firstColumn, firstRow }: MapFrame): { x: number; y: number }[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: firstColumn + (index % columns),
    y: firstRow + Math.floor(index / columns),
  }));

/** The tile with the place that a frame is around. */
export const middleTile = ({ columns, rows, firstColumn, firstRow, shift }: MapFrame) => ({
  x: firstColumn + Math.floor(columns / 2 + shift.x / STEPS),
  y: firstRow + Math.floor(rows / 2 + shift.y / STEPS),
});

/** A frame's size in CSS pixels. */
export const frameSize = ({
  columns,
  rows,
}: Pick<FrameTiles, 'columns' | 'rows'>): { width: number; height: number } => ({
  width: columns * TILE,
  height: rows * TILE,
});
