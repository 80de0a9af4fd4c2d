import type { MapPoint } from './label.ts';

/** A line with the distance of each of its points from its beginning. */
export interface Run {
  readonly points: readonly MapPoint[];
  readonly distances: readonly number[];
  readonly length: number;
}

/** Measures a line. */
export function measure(points: readonly MapPoint[]): Run {
  const distances: number[] = [];
  let length = 0;
  points.forEach((point, at) => {
    const before = points[at - 1];
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    distances.push(length);
  });
  return { points, distances, length };
}

/** The point at a distance from the beginning. */
export function pointAt({ points, distances }: Run, distance: number): MapPoint {
  const after = Math.max(
    1,
    distances.findIndex((one) => one >= distance),
  );
  const [a, b] = [points[after - 1] as MapPoint, points[after] as MapPoint];
  const [from, to] = [distances[after - 1] as number, distances[after] as number];
  const part = to === from ? 0 : (distance - from) / (to - from);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The part between two distances, read from left to right. */
export function partOf(run: Run, from: number, to: number): MapPoint[] {
  const inner = run.points.filter((_, at) => {
    const distance = run.distances[at] as number;
    return distance > from && distance < to;
  });
  const part = [pointAt(run, from), ...inner, pointAt(run, to)];
  const [first, last] = [part[0] as MapPoint, part[part.length - 1] as MapPoint];
  return last.x < first.x ? part.reverse() : part;
}

const turnBetween = (a: MapPoint, b: MapPoint, c: MapPoint): number => {
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
};

/** How much a line turns: in all, and at its sharpest corner, in radians. */
export function turns(points: readonly MapPoint[]): { all: number; sharpest: number } {
  let [all, sharpest] = [0, 0];
  for (let at = 2; at < points.length; at += 1) {
    const [a, b, c] = [points[at - 2], points[at - 1], points[at]] as [MapPoint, MapPoint, MapPoint];
    const turn = turnBetween(a, b, c);
    all += turn;
    sharpest = Math.max(sharpest, turn);
  }
  return { all, sharpest };
}

/** How far a line is from the straight one between its ends. */
export function farthestFromChord(points: readonly MapPoint[]): number {
  const [first, last] = [points[0] as MapPoint, points[points.length - 1] as MapPoint];
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy) || 1;
  return Math.max(...points.map(({ x, y }) => Math.abs((x - first.x) * dy - (y - first.y) * dx) / length));
}
