import { TILE_SIZE, toPixel } from '../points-data/pixels.ts';
import type { Box } from '../points-data/point-queries.ts';

/** What is closer by, or beside the city, is cut out of a tile that is further out. */
export const KEPT_ZOOMS = { furthest: 8, closest: 14 } as const;

/** One tile of the map. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Where there are no streets, nothing more is drawn from closer by. */
const CLOSEST_WITHOUT_STREETS = 13;

/** Tiles beside each other, as one drawing of the server holds them: `x` and `y` are those of the first. */
export interface Sheet extends Tile {
  readonly columns: number;
  readonly rows: number;
}

/** The most tiles that a drawing holds in a row or a column. */
const MOST_IN_A_ROW = 5;

/** The tiles that a box touches at a zoom: the first and the last of its rows and columns. */
function touched([west, south, east, north]: Box, z: number) {
  const last = 2 ** z - 1;
  const at = (lng: number, lat: number) => {
    const { x, y } = toPixel([lng, lat], z);
    const column = (pixel: number): number => Math.min(last, Math.max(0, Math.floor(pixel / TILE_SIZE)));
    return { x: column(x), y: column(y) };
  };
  return { from: at(west, north), to: at(east, south) };
}

/** The sheet of a box that holds a tile; null where the box does not touch the tile. */
export function sheetWith(box: Box, { z, x, y }: Tile): Sheet | null {
  const { from, to } = touched(box, z);
  if (x < from.x || x > to.x || y < from.y || y > to.y) return null;
  const start = (tile: number, first: number): number => tile - ((tile - first) % MOST_IN_A_ROW);
  const [left, top] = [start(x, from.x), start(y, from.y)];
  const count = (first: number, last: number): number => Math.min(MOST_IN_A_ROW, last - first + 1);
  return { z, x: left, y: top, columns: count(left, to.x), rows: count(top, to.y) };
}

/** Sheets of every tile of a box that has something of its own to show, the furthest zoom first. */
export function sheetsOf(box: Box, hasStreets: boolean): Sheet[] {
  const sheets: Sheet[] = [];
  const closest = hasStreets ? KEPT_ZOOMS.closest : CLOSEST_WITHOUT_STREETS;
  for (let z = KEPT_ZOOMS.furthest; z <= closest; z += 1) {
    const { from, to } = touched(box, z);
    for (let y = from.y; y <= to.y; y += MOST_IN_A_ROW)
      for (let x = from.x; x <= to.x; x += MOST_IN_A_ROW) {
        const sheet = sheetWith(box, { z, x, y });
        if (sheet) sheets.push(sheet);
      }
  }
  return sheets;
}

/** A tile as it is asked for: in which colours, of the ground or of the names. */
export interface AskedTile extends Tile {
  readonly theme: string;
  readonly layer: 'tiles' | 'labels';
}

const TILE = /^\/basemap\/(?<theme>\w+)\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)(?<names>\.labels)?\.svg$/;

/** Which tile a path asks for; null: none. */
export function readTile(pathname: string): AskedTile | null {
  const { theme = '', z, x, y, names } = TILE.exec(pathname)?.groups ?? {};
  if (!theme) return null;
  return { theme, z: Number(z), x: Number(x), y: Number(y), layer: names ? 'labels' : 'tiles' };
}

/** A part of a tile further out: of which one, and where it is in that. */
export interface CutOut {
  readonly tile: AskedTile;
  /** Of that tile, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** From which tiles another can be cut, the closest first. */
export function cutsOf(asked: AskedTile): CutOut[] {
  const { z, x, y } = asked;
  const cuts: CutOut[] = [];
  const closest = Math.min(KEPT_ZOOMS.closest, z - 1);
  for (let zoom = closest; zoom >= KEPT_ZOOMS.furthest; zoom -= 1) {
    const times = 2 ** (z - zoom);
    const side = TILE_SIZE / times;
    cuts.push({
      tile: { ...asked, z: zoom, x: Math.floor(x / times), y: Math.floor(y / times) },
      left: (x % times) * side,
      top: (y % times) * side,
      side,
    });
  }
  return cuts;
}

/** A part of a tile's drawing as large as a tile: what stands in it grows apart, its lines and letters do not grow. */
export function cutSvg(svg: string, { left, top, side }: CutOut): string {
  const scale = side / TILE_SIZE;
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${side} ${side}"`)
    .replace(
      /\b(font-size|stroke-width|letter-spacing)="([\d.]+)"/g,
      (_, name: string, size: string) => `${name}="${Number(size) * scale}"`,
    );
}
