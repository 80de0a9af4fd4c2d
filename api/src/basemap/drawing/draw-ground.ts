import { TILE_SIZE } from '../mercator.ts';
import { PALETTES } from '../palette.ts';
import type { TileAddress } from '../tile-address.ts';
import { type World, worldGround } from '../tile-svg.ts';
import { covers, reaches, type SourceFacts } from './source-facts.ts';
import { type GroundPart, streetGround } from './street-ground.ts';
import { originsOf } from './tile-placement.ts';
import type { ShelfReader } from './tile-shelf.ts';

type Part = GroundPart & { readonly source: SourceFacts };

async function partsOf(
  reader: ShelfReader,
  tile: TileAddress,
  sources: readonly SourceFacts[],
): Promise<Part[]> {
  const near = sources.filter((source) => reaches(source, tile));
  const wanted = near.flatMap((source) => originsOf(tile, source).map((origin) => ({ source, origin })));
  const read = wanted.map(async ({ source, origin }): Promise<Part[]> => {
    const found = await reader.tile(source, origin.z, origin.x, origin.y);
    return found ? [{ source, tile: found, origin }] : [];
  });
  return (await Promise.all(read)).flat();
}

/**
 * What lies below the streets: paper where an archive holds the whole tile, unless it says itself what is land; the
 * ground of the world where an archive ends.
 */
function below(world: World, tile: TileAddress, parts: readonly Part[], key: string): string {
  const whole = parts.filter(({ source }) => covers(source, tile));
  if (whole.length === 0) return worldGround(world, tile, key);
  const knowsLand = whole.some(({ tile: { areas } }) => areas.has('land'));
  return knowsLand
    ? ''
    : `<path d="M-1-1h${TILE_SIZE + 2}v${TILE_SIZE + 2}H-1z" fill="${PALETTES[tile.theme].land}"/>`;
}

/** Draws the ground and the streets of a tile; null where no archive has it. */
export async function drawGround(
  reader: ShelfReader,
  world: World,
  { tile, key, sources }: { tile: TileAddress; key: string; sources: readonly SourceFacts[] },
): Promise<string | null> {
  const parts = await partsOf(reader, tile, sources);
  if (parts.length === 0) return null;
  const streets = streetGround(parts, { ...tile, palette: PALETTES[tile.theme], key });
  return below(world, tile, parts, key) + streets;
}
