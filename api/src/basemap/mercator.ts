/** The width of a tile in pixels. */
export const TILE_SIZE = 256;

/** Web Mercator: degrees to the unit square, y downwards. */
export function toUnit(lng: number, lat: number): { x: number; y: number } {
  const sin = Math.sin((Math.max(-85.0511, Math.min(85.0511, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI };
}
