import type { Box, Place } from './point-queries.ts';

/** A place on the map of one zoom, in pixels from the north-west corner of the world. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The side of a tile in pixels. */
export const TILE_SIZE = 256;

const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** Web Mercator, as the map's tiles are drawn. */
export function toPixel([lng, lat]: Place, zoom: number): Pixel {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: ((lng + 180) / 360) * worldSize(zoom), y: ((1 - y) / 2) * worldSize(zoom) };
}

/** The place at a pixel of the map. */
export function fromPixel({ x, y }: Pixel, zoom: number): Place {
  const fromEquator = Math.PI * (1 - (2 * y) / worldSize(zoom));
  return [(x / worldSize(zoom)) * 360 - 180, (Math.atan(Math.sinh(fromEquator)) * 180) / Math.PI];
}

/** The whole pixel of a place: marks and tiles stand on whole pixels, so that nothing is blurred. */
export function toWholePixel(place: Place, zoom: number): Pixel {
  const { x, y } = toPixel(place, zoom);
  return { x: Math.round(x), y: Math.round(y) };
}

/** A tenth of a metre: less than a pixel of the closest zoom. */
const DECIMALS = 6;

/** The box around a place that is so many pixels wide and high; it ends where the map ends in the north and south. */
export function boxAround(place: Place, zoom: number, [width, height]: readonly [number, number]): Box {
  const { x, y } = toPixel(place, zoom);
  const onMap = (pixel: number): number => Math.min(worldSize(zoom), Math.max(0, pixel));
  const [west, south] = fromPixel({ x: x - width / 2, y: onMap(y + height / 2) }, zoom);
  const [east, north] = fromPixel({ x: x + width / 2, y: onMap(y - height / 2) }, zoom);
  const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  return [rounded(west), rounded(south), rounded(east), rounded(north)];
}
