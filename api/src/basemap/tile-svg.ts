import type { Country } from './countries.ts';
import { PATH_EXTENT, type TilePaths, tilePaths } from './geometry-path.ts';
import { TILE_SIZE } from './mercator.ts';
import { type BasemapPalette, PALETTES } from './palette.ts';
import type { PlaceTable } from './place-table.ts';
import type { SheetAddress, TileAddress } from './tile-address.ts';
import { tileLabels } from './tile-labels.ts';
import { urbanGlow } from './urban-glow.ts';
import type { WorldPack } from './world-pack.ts';

/** The data that all tiles are drawn from. */
export interface World {
  readonly pack: WorldPack;
  readonly places: PlaceTable;
  readonly countries: readonly Country[];
}

const FIRST_GRID_ZOOM = 10;

/** Faint lines that show scale and movement in an empty area; none lies on a tile's edge. */
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
function ground(land: string, tile: TileAddress, palette: BasemapPalette, glow: string, key: string): string {
  if (!land) return '';
  const shoreWidth = tile.z < 4 ? 6 : tile.z < 9 ? 14 : 22;
  const path = draw(
    land,
    `id="l${key}" fill="${palette.land}" fill-rule="evenodd" clip-rule="evenodd" stroke="${palette.shore}" stroke-width="${shoreWidth}" paint-order="stroke"`,
  );
  if (!glow) return scaled(path);
  const clip = `<clipPath id="c${key}"><use href="#l${key}" transform="scale(${SCALE})"/></clipPath>`;
  return `${scaled(path)}${clip}<g clip-path="url(#c${key})">${glow}</g>`;
}

/** Rivers of this scale are too inaccurate for deeper zooms. */
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

/** What a tile shows. The key tells its ids from those of other tiles in one drawing. */
function tileContent(world: World, tile: TileAddress, key: string): string {
  const palette = PALETTES[tile.theme];
  const paths = tilePaths(world.pack, tile.z, tile.x, tile.y);
  return (
    ground(paths.land, tile, palette, urbanGlow(world.places, tile, palette, key), key) +
    lines(paths, tile, palette) +
    grid(tile.z, palette) +
    tileLabels(world, tile, palette)
  );
}

const drawing = (width: number, height: number, { theme }: TileAddress, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PALETTES[theme].water}"/>${content}</svg>`;

/** Draws a tile. */
export const tileSvg = (world: World, tile: TileAddress): string =>
  drawing(TILE_SIZE, TILE_SIZE, tile, tileContent(world, tile, ''));

/** Draws many tiles as one picture: a browser takes as long for each drawing as for what is in it. */
export function sheetSvg(world: World, sheet: SheetAddress): string {
  const { columns, rows } = sheet;
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const tile = { ...sheet, x: sheet.x + column, y: sheet.y + row };
    const place = `x="${column * TILE_SIZE}" y="${row * TILE_SIZE}" width="${TILE_SIZE}" height="${TILE_SIZE}"`;
    return `<svg ${place}>${tileContent(world, tile, String(index))}</svg>`;
  });
  return drawing(columns * TILE_SIZE, rows * TILE_SIZE, sheet, tiles.join(''));
}
