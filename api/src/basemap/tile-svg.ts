import type { Country } from './countries.ts';
import { PATH_EXTENT, type TilePaths, tilePaths } from './geometry-path.ts';
import { TILE_SIZE } from './mercator.ts';
import { type BasemapPalette, PALETTES } from './palette.ts';
import type { PlaceTable } from './place-table.ts';
import type { LabelledTile, SheetAddress, TileAddress } from './tile-address.ts';
import { tileLabels } from './tile-labels.ts';
import { urbanGlow } from './urban-glow.ts';
import type { WorldPack } from './world-pack.ts';

/** The data that all tiles are drawn from. */
export interface World {
  readonly pack: WorldPack;
  readonly places: PlaceTable;
  readonly countries: readonly Country[];
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

/** The ground of the world without names. The key tells its ids from those of other tiles in one drawing. */
export function worldGround(world: Omit<World, 'countries'>, tile: TileAddress, key: string): string {
  const palette = PALETTES[tile.theme];
  const paths = tilePaths(world.pack, tile.z, tile.x, tile.y);
  const glow = urbanGlow(world.places, tile, palette, key);
  return ground(paths.land, tile, palette, glow, key) + lines(paths, tile, palette);
}

/** What a tile shows where there are no streets: the ground, and names where a language is wanted. */
export function worldTile(world: World, tile: TileAddress, key: string): string {
  const names = tile.lang ? tileLabels(world, { ...tile, lang: tile.lang }, PALETTES[tile.theme]) : '';
  return worldGround(world, tile, key) + names;
}

const frame = (width: number, height: number, content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes}>${content}</svg>`;

const drawing = (width: number, height: number, { theme }: TileAddress, content: string): string =>
  frame(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${PALETTES[theme].water}"/>${content}`,
  );

/** The drawing of a tile's content. */
export const tileSvg = (tile: TileAddress, content: string): string =>
  drawing(TILE_SIZE, TILE_SIZE, tile, content);

const streetsMark = (hasStreets: boolean): string => (hasStreets ? ' data-streets=""' : '');

/** The drawing of a tile's names, on nothing; it says whether archives know the streets of the tile. */
export const labelsSvg = (content: string, hasStreets: boolean): string =>
  frame(TILE_SIZE, TILE_SIZE, content, streetsMark(hasStreets));

/** The names of a tile where there are no streets. */
export const worldLabels = (world: World, tile: LabelledTile): string =>
  tileLabels(world, tile, PALETTES[tile.theme]);

/** The tiles of a sheet, by rows. */
export function tilesOf(sheet: SheetAddress): TileAddress[] {
  const { theme, lang, z, columns, rows } = sheet;
  return Array.from({ length: columns * rows }, (_, index) => ({
    theme,
    lang,
    z,
    x: sheet.x + (index % columns),
    y: sheet.y + Math.floor(index / columns),
  }));
}

/** By how much, in pixels, the tiles of a sheet lie over each other: where it is scaled, edges that only meet show. */
const OVERLAP = 0.5;

/** A tile at its place in a sheet, so much wider on each side than it is. */
function placed({ columns }: SheetAddress, index: number, wider: number, content: string, attributes = '') {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const [x, y, size] = [column * TILE_SIZE - wider, row * TILE_SIZE - wider, TILE_SIZE + 2 * wider];
  const view = `${-wider || 0} ${-wider || 0} ${size} ${size}`;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${view}"${attributes}>${content}</svg>`;
}

/**
 * Draws many tiles as one picture, with the font of its names: a browser takes as long for each drawing as for what is
 * in it.
 */
export function sheetSvg(sheet: SheetAddress, contents: readonly string[], font: string): string {
  const tiles = contents.map((content, index) => placed(sheet, index, OVERLAP, content));
  return drawing(sheet.columns * TILE_SIZE, sheet.rows * TILE_SIZE, sheet, font + tiles.join(''));
}

/** The drawing of the names of many tiles, on nothing. */
export function labelsSheetSvg(
  sheet: SheetAddress,
  tiles: readonly { readonly content: string; readonly hasStreets: boolean }[],
): string {
  const drawn = tiles.map(({ content, hasStreets }, index) =>
    placed(sheet, index, 0, content, streetsMark(hasStreets)),
  );
  return frame(sheet.columns * TILE_SIZE, sheet.rows * TILE_SIZE, drawn.join(''));
}
