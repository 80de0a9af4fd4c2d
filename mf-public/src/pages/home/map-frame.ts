const TILE = 256;
const ZOOM = 11;

/** Tiles that the frame is made of. */
export const FRAME_COLUMNS = 4;
export const FRAME_ROWS = 3;

/** A rectangle of whole map tiles. `bounds` are west, south, east, north in degrees. */
export interface MapFrame {
  readonly zoom: number;
  readonly firstColumn: number;
  readonly firstRow: number;
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
export function mapFrame(centre: Place): MapFrame {
  const { column, row } = toTiles(centre, ZOOM);
  const firstColumn = Math.round(column - FRAME_COLUMNS / 2);
  const firstRow = Math.round(row - FRAME_ROWS / 2);
  const bounds = [
    lngOf(firstColumn, ZOOM),
    latOf(firstRow + FRAME_ROWS, ZOOM),
    lngOf(firstColumn + FRAME_COLUMNS, ZOOM),
    latOf(firstRow, ZOOM),
  ] as const;
  return { zoom: ZOOM, firstColumn, firstRow, bounds };
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
export function frameTiles({ firstColumn, firstRow }: MapFrame): { x: number; y: number }[] {
  return Array.from({ length: FRAME_COLUMNS * FRAME_ROWS }, (_, index) => ({
    x: firstColumn + (index % FRAME_COLUMNS),
    y: firstRow + Math.floor(index / FRAME_COLUMNS),
  }));
}

/** The frame's size in CSS pixels. */
export const FRAME_SIZE = { width: FRAME_COLUMNS * TILE, height: FRAME_ROWS * TILE } as const;
