const ROUNDS = 2;

function cutCorners(
  flat: Int32Array | Float64Array,
  isKept: (x: number, y: number) => boolean,
): Float64Array {
  const smooth: number[] = [];
  const count = flat.length / 2;
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [flat[i * 2] as number, flat[i * 2 + 1] as number];
    if (i === 0 || i === count - 1 || isKept(x, y)) {
      smooth.push(x, y);
      continue;
    }
    const [bx, by] = [flat[i * 2 - 2] as number, flat[i * 2 - 1] as number];
    const [ax, ay] = [flat[i * 2 + 2] as number, flat[i * 2 + 3] as number];
    smooth.push(x + (bx - x) / 4, y + (by - y) / 4, x + (ax - x) / 4, y + (ay - y) / 4);
  }
  return Float64Array.from(smooth);
}

/**
 * Rounds a line's corners (Chaikin), so that an enlarged coast has no visible corners.
 * Corners outside the cell stay, so that both neighbours cross their common edge at the same place.
 */
export function smoothLine(flat: Int32Array, extent: number): Float64Array {
  const isOutside = (x: number, y: number): boolean => x <= 0 || y <= 0 || x >= extent || y >= extent;
  let line = cutCorners(flat, isOutside);
  for (let round = 1; round < ROUNDS; round += 1) line = cutCorners(line, isOutside);
  return line;
}
