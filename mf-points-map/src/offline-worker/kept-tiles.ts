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

/** Every tile of a box that has something of its own to show, the furthest zoom first. */
export function tilesOf([west, south, east, north]: Box, hasStreets: boolean): Tile[] {
  const tiles: Tile[] = [];
  const closest = hasStreets ? KEPT_ZOOMS.closest : CLOSEST_WITHOUT_STREETS;
  for (let z = KEPT_ZOOMS.furthest; z <= closest; z += 1) {
    const last = 2 ** z - 1;
    const at = (lng: number, lat: number) => {
      const { x, y } = toPixel([lng, lat], z);
      const column = (pixel: number): number => Math.min(last, Math.max(0, Math.floor(pixel / TILE_SIZE)));
      return { x: column(x), y: column(y) };
    };
    const [from, to] = [at(west, north), at(east, south)];
    for (let y = from.y; y <= to.y; y += 1) for (let x = from.x; x <= to.x; x += 1) tiles.push({ z, x, y });
  }
  return tiles;
}

const TILE = /^\/basemap\/(?<theme>\w+)\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)(?<rest>(?:\.labels)?\.svg)$/;

/** A part of a tile further out: of which one, and where it is in that. */
export interface CutOut {
  readonly path: string;
  /** Of that tile, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** From which tiles the one at an address can be cut, the closest first. */
export function cutsOf(pathname: string): CutOut[] {
  const { theme, z, x, y, rest } = TILE.exec(pathname)?.groups ?? {};
  const cuts: CutOut[] = [];
  const closest = Math.min(KEPT_ZOOMS.closest, Number(z) - 1);
  for (let zoom = closest; zoom >= KEPT_ZOOMS.furthest; zoom -= 1) {
    const times = 2 ** (Number(z) - zoom);
    const side = TILE_SIZE / times;
    const [column, row] = [Math.floor(Number(x) / times), Math.floor(Number(y) / times)];
    cuts.push({
      path: `/basemap/${theme}/${zoom}/${column}/${row}${rest}`,
      left: (Number(x) % times) * side,
      top: (Number(y) % times) * side,
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
