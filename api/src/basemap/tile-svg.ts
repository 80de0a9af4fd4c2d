import type { Country } from './countries.ts';
import { PATH_EXTENT, type TilePaths, tilePaths } from './geometry-path.ts';
import { TILE_SIZE } from './mercator.ts';
import { type BasemapPalette, PALETTES } from './palette.ts';
import type { PlaceTable } from './place-table.ts';
import type { TileAddress } from './tile-address.ts';
import { tileLabels } from './tile-labels.ts';
import { urbanGlow } from './urban-glow.ts';
import type { WorldPack } from './world-pack.ts';

/** Everything that is known of the world. */
export interface World {
  readonly pack: WorldPack;
  readonly places: PlaceTable;
  readonly countries: readonly Country[];
}

const FIRST_GRID_ZOOM = 10;

/** Quiet lines that give a plain area a sense of scale and of movement; none lies on a tile's edge. */
function grid(zoom: number, palette: BasemapPalette): string {
  if (zoom < FIRST_GRID_ZOOM) return '';
  const lines = [32, 96, 160, 224].map((at) => `M${at} 0v256M0 ${at}h256`).join('');
  return `<path d="${lines}" fill="none" stroke="${palette.grid}" stroke-opacity=".045"/>`;
}

const SCALE = TILE_SIZE / PATH_EXTENT;

const draw = (path: string, attributes: string): string => path && `<path d="${path}" ${attributes}/>`;
const scaled = (content: string): string =>
  content && `<g transform="scale(${SCALE})" stroke-linejoin="round">${content}</g>`;

/** The land, and on it, cut off at the coast, the tint of the towns. */
function ground(land: string, tile: TileAddress, palette: BasemapPalette, glow: string): string {
  if (!land) return '';
  const shoreWidth = tile.z < 4 ? 6 : tile.z < 9 ? 14 : 22;
  const path = draw(
    land,
    `id="l" fill="${palette.land}" fill-rule="evenodd" clip-rule="evenodd" stroke="${palette.shore}" stroke-width="${shoreWidth}" paint-order="stroke"`,
  );
  if (!glow) return scaled(path);
  const clip = `<clipPath id="c"><use href="#l" transform="scale(${SCALE})"/></clipPath>`;
  return `${scaled(path)}${clip}<g clip-path="url(#c)">${glow}</g>`;
}

/** Rivers of this scale lie where people expect them only from afar. */
const LAST_RIVER_ZOOM = 8;

/** Widths in path units: a quarter of a pixel each. */
function lines(paths: TilePaths, tile: TileAddress, palette: BasemapPalette): string {
  const rivers = tile.z > LAST_RIVER_ZOOM ? '' : paths.rivers;
  return scaled(
    draw(paths.lakes, `fill="${palette.water}"`) +
      draw(rivers, `fill="none" stroke="${palette.river}" stroke-width="${tile.z < 5 ? 3 : 5}"`) +
      draw(paths.borders, `fill="none" stroke="${palette.border}" stroke-width="${tile.z < 4 ? 2.6 : 4}"`),
  );
}

/** Draws a tile. */
export function tileSvg(world: World, tile: TileAddress): string {
  const palette = PALETTES[tile.theme];
  const paths = tilePaths(world.pack, tile.z, tile.x, tile.y);
  const content =
    ground(paths.land, tile, palette, urbanGlow(world.places, tile, palette)) +
    lines(paths, tile, palette) +
    grid(tile.z, palette) +
    tileLabels(world, tile, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}"><rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${palette.water}"/>${content}</svg>`;
}
