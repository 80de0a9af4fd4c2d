import { clipPolygon, clipPolyline } from 'lineclip';
import {
  CELL_EXTENT,
  type CellGeometry,
  DEEPEST_CELL_ZOOM,
  PACK_LAYERS,
  type PackLayer,
} from './pack-codec.ts';
import { smoothLine } from './smooth-line.ts';
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

type Line = [number, number][];

const separator = (value: number): string => (value < 0 ? '' : ' ');

/** Relative moves in whole units; steps that round to nothing are left out. */
function toPath(line: Line, close: boolean): string {
  let [px, py] = [0, 0];
  let path = '';
  let steps = 0;
  for (const [exactX, exactY] of line) {
    const [x, y] = [Math.round(exactX), Math.round(exactY)];
    if (path && x === px && y === py) continue;
    const [dx, dy] = path ? [x - px, y - py] : [x, y];
    path += path
      ? `${steps === 1 ? 'l' : separator(dx)}${dx}${separator(dy)}${dy}`
      : `M${dx}${separator(dy)}${dy}`;
    [px, py] = [x, y];
    steps += 1;
  }
  return steps < (close ? 3 : 2) ? '' : path + (close ? 'z' : '');
}

function placeLine(flat: Int32Array | Float64Array, scale: number, left: number, top: number): Line {
  const line: Line = [];
  for (let i = 0; i < flat.length; i += 2)
    line.push([(flat[i] as number) * scale - left, (flat[i + 1] as number) * scale - top]);
  return line;
}

function layerPath(lines: readonly Line[], area: boolean): string {
  const clipped = area
    ? lines.map((ring) => clipPolygon(ring, [...CLIP_BOX]))
    : lines.flatMap((line) => clipPolyline(line, [...CLIP_BOX]));
  return clipped.map((line) => toPath(line, area)).join('');
}

/** Cuts a tile out of the world; deeper than the last cells it is a part of one, drawn larger. */
export function tilePaths(pack: WorldPack, z: number, x: number, y: number): TilePaths {
  const deeper = Math.max(0, z - DEEPEST_CELL_ZOOM);
  const parts = 2 ** deeper;
  const cell: CellGeometry = pack.cell(z - deeper, Math.floor(x / parts), Math.floor(y / parts));
  const scale = (PATH_EXTENT / CELL_EXTENT) * parts;
  const [left, top] = [(x % parts) * PATH_EXTENT, (y % parts) * PATH_EXTENT];
  const paths = PACK_LAYERS.map((layer) => {
    const lines = cell[layer].map((flat) =>
      placeLine(deeper < SMOOTH_FROM ? flat : smoothLine(flat, CELL_EXTENT), scale, left, top),
    );
    return [layer, layerPath(lines, isArea(layer))];
  });
  return Object.fromEntries(paths) as TilePaths;
}
