import { clipPolygon, clipPolyline } from 'lineclip';
import simplify from 'simplify-js';
import { PATH_EXTENT } from '../geometry-path.ts';
import { type Line, toPath } from '../path-data.ts';
import { type Box, meet, type Shape, TILE_UNITS } from './shape.ts';

/** Which tile of an archive a tile is drawn from: itself, its parent in the archive's last zoom, or a child. */
export interface Origin {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** How many zooms the archive's tile lies above; −1: it is a child. */
  readonly deeper: number;
}

/** The tile of an archive that a tile is drawn from. */
export function originOf({ z, x, y }: { z: number; x: number; y: number }, maxZoom: number): Origin {
  const deeper = Math.max(0, z - maxZoom);
  return { z: z - deeper, x: Math.floor(x / 2 ** deeper), y: Math.floor(y / 2 ** deeper), deeper };
}

/** The tiles of an archive that a tile is drawn from; one zoom before the archive's first they are its children. */
export function originsOf(
  tile: { z: number; x: number; y: number },
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): Origin[] {
  if (tile.z >= minZoom) return [originOf(tile, maxZoom)];
  const [z, x, y] = [tile.z + 1, tile.x * 2, tile.y * 2];
  return [0, 1].flatMap((right) => [0, 1].map((down) => ({ z, x: x + right, y: y + down, deeper: -1 })));
}

/** Details below a fifth of a pixel are not drawn. */
const TOLERANCE = 0.2 * (PATH_EXTENT / 256);

/** Cuts shapes of an archive's tile for one tile and places them in its path units. */
export class TilePlacement {
  readonly #scale: number;
  readonly #left: number;
  readonly #top: number;

  constructor(tile: { x: number; y: number }, origin: Origin) {
    const parts = 2 ** origin.deeper;
    this.#scale = (PATH_EXTENT / TILE_UNITS) * parts;
    this.#left = (tile.x - origin.x * parts) * PATH_EXTENT;
    this.#top = (tile.y - origin.y * parts) * PATH_EXTENT;
  }

  /** Path data of rings, cut some units beyond the tile; those with less than so many units of area are left out. */
  rings(shapes: readonly Shape[], margin: number, leastArea: number): string {
    const [clip, visible] = this.#clip(margin);
    const leastOwn = leastArea / this.#scale ** 2;
    const drawn = shapes.filter(
      ({ box }) => (box[2] - box[0]) * (box[3] - box[1]) >= leastOwn && meet(box, visible),
    );
    return drawn.map((shape) => toPath(clipPolygon(this.#place(shape), clip), true)).join('');
  }

  /** Path data of lines, cut some units beyond the tile. */
  lines(shapes: readonly Shape[], margin: number): string {
    const [clip, visible] = this.#clip(margin);
    const drawn = shapes.filter(({ box }) => meet(box, visible));
    return drawn
      .flatMap((shape) => clipPolyline(this.#place(shape), clip).map((line) => toPath(line, false)))
      .join('');
  }

  /** The cut in path units, and in units of the archive's tile. */
  #clip(margin: number): [cut: [number, number, number, number], visible: Box] {
    const [low, high] = [-margin, PATH_EXTENT + margin];
    const [x, y, scale] = [this.#left, this.#top, this.#scale];
    const visible: Box = [(low + x) / scale, (low + y) / scale, (high + x) / scale, (high + y) / scale];
    return [[low, low, high, high], visible];
  }

  /** The whole shape is simplified before it is cut, so that two tiles agree on where it crosses their border. */
  #place({ flat }: Shape): Line {
    const points: { x: number; y: number }[] = [];
    for (let at = 0; at < flat.length; at += 2)
      points.push({ x: flat[at] as number, y: flat[at + 1] as number });
    const [x, y, scale] = [this.#left, this.#top, this.#scale];
    return simplify(points, TOLERANCE / scale, true).map((point) => [
      point.x * scale - x,
      point.y * scale - y,
    ]);
  }
}
