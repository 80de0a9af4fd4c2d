/** Points of a line or a ring. */
export type Line = [number, number][];

const separator = (value: number): string => (value < 0 ? '' : ' ');

/** Path data of relative moves in whole units; steps that round to nothing are left out. */
export function toPath(line: Line, close: boolean): string {
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
