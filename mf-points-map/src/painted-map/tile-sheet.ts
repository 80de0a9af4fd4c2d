import { type Pixel, type StartView, TILE_SIZE, toWholePixel } from '../points-data/index.ts';

/** How far a sheet reaches from a place, in pixels. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** The address of a tile. */
export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** Whole tiles around a place, row by row; `corner` is their north-west corner as seen from the place, in pixels. */
export interface TileSheet {
  readonly zoom: number;
  readonly rows: readonly (readonly Tile[])[];
  readonly corner: Pixel;
}

/** A row of a sheet. */
interface SheetRow extends Pick<TileSheet, 'corner'> {
  readonly row: readonly Tile[];
  readonly index: number;
}

/** The tiles of a row before and behind those that another sheet around the same place holds, and how many these are. */
export function partsOfRow({ row, index, corner }: SheetRow, inner: TileSheet | null) {
  const first = inner && {
    column: (inner.corner.x - corner.x) / TILE_SIZE,
    row: (inner.corner.y - corner.y) / TILE_SIZE,
  };
  const isBeside = !inner || !first || index < first.row || index >= first.row + inner.rows.length;
  if (isBeside) return { before: row, gap: 0, after: [] };
  const gap = inner.rows[0]?.length ?? 0;
  return { before: row.slice(0, first.column), gap, after: row.slice(first.column + gap) };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The tiles around the centre of a view. The world is repeated in the west and east and ends in the north and south. */
export function tileSheet({ centre, zoom }: StartView, reach: Reach): TileSheet {
  const { x, y } = toWholePixel(centre, zoom);
  const across = 2 ** zoom;
  const [west, north] = [Math.floor((x - reach.left) / TILE_SIZE), Math.floor((y - reach.up) / TILE_SIZE)];
  const columns = range(west, Math.ceil((x + reach.right) / TILE_SIZE));
  const top = Math.max(0, north);
  const rows = range(top, Math.min(across, Math.ceil((y + reach.down) / TILE_SIZE)));
  return {
    zoom,
    rows: rows.map((row) => columns.map((column) => ({ x: ((column % across) + across) % across, y: row }))),
    corner: { x: west * TILE_SIZE - x, y: top * TILE_SIZE - y },
  };
}
