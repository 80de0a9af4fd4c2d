import { toUnit } from '../mercator.ts';
import type { UnitBox } from '../place-table.ts';
import type { TileSchema, VectorSource } from '../sources/vector-source.ts';
import { tileBox } from '../tile-address.ts';

/** What drawing needs to know of an archive. */
export interface SourceFacts {
  /** The number by which the thread asks for its tiles. */
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly schema: TileSchema;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly box: UnitBox;
}

/** The facts of an archive as they are now. */
export function factsOf(source: VectorSource, id: number): SourceFacts {
  const [west, south, east, north] = source.bounds;
  const [from, to] = [toUnit(west, north), toUnit(east, south)];
  const { name, version, schema, minZoom, maxZoom } = source;
  return {
    id,
    name,
    version,
    schema,
    minZoom,
    maxZoom,
    box: { left: from.x, top: from.y, right: to.x, bottom: to.y },
  };
}

interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Whether an archive may have something within so much of the unit square around a tile, or around its children. */
export function reaches({ box, minZoom }: SourceFacts, tile: Tile, around = 0): boolean {
  const { left, top, right, bottom } = tileBox(tile, around, around);
  return (
    tile.z >= minZoom - 1 && left < box.right && box.left < right && top < box.bottom && box.top < bottom
  );
}

/** Whether the whole of a tile lies in an archive. */
export function covers({ box }: SourceFacts, tile: Tile): boolean {
  const { left, top, right, bottom } = tileBox(tile, 0, 0);
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
}
