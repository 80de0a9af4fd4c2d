/** The width of an archive's tile in the units of its shapes, whatever the archive's own are. */
export const TILE_UNITS = 4096;

/** A part of a tile: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A ring or a line in units of its tile, x and y in turn, with the box around it. */
export interface Shape {
  readonly flat: Int32Array;
  readonly box: Box;
}

export const meet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** The box around x and y in turn. */
export function boxAround(flat: ArrayLike<number>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < flat.length; at += 2) {
    const [x, y] = [flat[at] as number, flat[at + 1] as number];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}

/** The shape of a list of points, in units of a tile that is `extent` wide. */
export function toShape(
  points: readonly { readonly x: number; readonly y: number }[],
  extent: number,
): Shape {
  const flat = new Int32Array(points.length * 2);
  const scale = TILE_UNITS / extent;
  points.forEach(({ x, y }, at) => {
    flat[at * 2] = Math.round(x * scale);
    flat[at * 2 + 1] = Math.round(y * scale);
  });
  return { flat, box: boxAround(flat) };
}
