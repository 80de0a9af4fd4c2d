import { clipPolygon, clipPolyline } from 'lineclip';
import { CELL_EXTENT, DEEPEST_CELL_ZOOM, PACK_LAYERS, type PackLayer } from './pack-codec.ts';
import { type Line, toPath } from './path-data.ts';
import type { WorldPack } from './world-pack.ts';

/** Path data of each layer of a tile; a tile is {@link PATH_EXTENT} units wide. */
export type TilePaths = Readonly<Record<PackLayer, string>>;

/** The width of a tile in path units: quarters of a pixel, so that coordinates are short whole numbers. */
export const PATH_EXTENT = 1024;

/** From so many zooms below the last cells on, their corners would show. */
const SMOOTH_FROM = 2;

const MARGIN = PATH_EXTENT / 32;
const CLIP_BOX = [-MARGIN, -MARGIN, PATH_EXTENT + MARGIN, PATH_EXTENT + MARGIN] as const;
const isArea = (layer: PackLayer): boolean => layer === 'land' || layer === 'lakes';

/** From a line's flat coordinates in cell units to path units of the tile. */
interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Whether the line's box meets the tile: most lines of a cell are far from a tile deep within it. */
function meetsTile(flat: Int32Array | Float64Array, { scale, left, top }: Placement): boolean {
  const [low, high] = [CLIP_BOX[0] / scale, CLIP_BOX[2] / scale];
  const [x0, y0] = [left / scale, top / scale];
  const reaches = (offset: number, from: number): boolean => {
    let [isBelow, isAbove] = [true, true];
    for (let i = offset; i < flat.length && (isBelow || isAbove); i += 2) {
      const value = (flat[i] as number) - from;
      if (value >= low) isBelow = false;
      if (value <= high) isAbove = false;
    }
    return !isBelow && !isAbove;
  };
  return reaches(0, x0) && reaches(1, y0);
}

function placeLine(flat: Int32Array | Float64Array, { scale, left, top }: Placement): Line {
  const line: Line = [];
  for (let i = 0; i < flat.length; i += 2)
    line.push([(flat[i] as number) * scale - left, (flat[i + 1] as number) * scale - top]);
  return line;
}

function layerPath(
  lines: readonly (Int32Array | Float64Array)[],
  area: boolean,
  placement: Placement,
): string {
  const placed = lines.filter((flat) => meetsTile(flat, placement)).map((flat) => placeLine(flat, placement));
  const clipped = area
    ? placed.map((ring) => clipPolygon(ring, [...CLIP_BOX]))
    : placed.flatMap((line) => clipPolyline(line, [...CLIP_BOX]));
  return clipped.map((line) => toPath(line, area)).join('');
}

/** Cuts a tile out of the world; deeper than the last cells it is a part of one, drawn larger. */
export function tilePaths(pack: WorldPack, z: number, x: number, y: number): TilePaths {
  const deeper = Math.max(0, z - DEEPEST_CELL_ZOOM);
  const parts = 2 ** deeper;
  const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)];
  const cell = deeper < SMOOTH_FROM ? pack.cell(z - deeper, column, row) : pack.smoothCell(column, row);
  const scale = (PATH_EXTENT / CELL_EXTENT) * parts;
  const placement = { scale, left: (x % parts) * PATH_EXTENT, top: (y % parts) * PATH_EXTENT };
  const paths = PACK_LAYERS.map((layer) => [layer, layerPath(cell[layer], isArea(layer), placement)]);
  return Object.fromEntries(paths) as TilePaths;
}
