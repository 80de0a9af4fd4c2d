import { reaches, type SourceFacts } from './source-facts.ts';
import { originOf, originsOf } from './tile-placement.ts';
import type { ShelfReader } from './tile-shelf.ts';

/** An archive leaves out tiles without anything in them: that it knows the place its tile of this zoom says. */
const CELL_ZOOM = 11;

interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

async function knows(reader: ShelfReader, source: SourceFacts, tile: Tile): Promise<boolean> {
  const cell = originOf(tile, Math.max(CELL_ZOOM, source.minZoom));
  for (const { z, x, y } of [...originsOf(tile, source), cell])
    if (z >= source.minZoom && (await reader.tile(source, z, x, y))) return true;
  return false;
}

/** Whether archives say what there is in a tile, be it a lake without a street. */
export async function hasStreets(
  reader: ShelfReader,
  tile: Tile,
  sources: readonly SourceFacts[],
): Promise<boolean> {
  const near = sources.filter((source) => reaches(source, tile));
  const known = await Promise.all(near.map((source) => knows(reader, source, tile)));
  return known.includes(true);
}
