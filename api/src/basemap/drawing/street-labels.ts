import simplify from 'simplify-js';
import { type Label, LONGEST_LABEL, type MapPoint, REPEAT_DISTANCE } from './label.ts';
import { farthestFromChord, measure, partOf, pointAt, type Run, turns } from './line-run.ts';
import type { NameClass } from './map-classes.ts';
import type { Box } from './shape.ts';

/** A name to set along a line. */
export interface StreetName {
  readonly kind: NameClass;
  readonly text: string;
  readonly size: number;
  /** How long the text is. */
  readonly width: number;
  readonly rank: number;
}

/** A name comes again after so many pixels. */
const SPACING = 420;
/** Where a name may stand is tried in steps of so many pixels. */
const STEP = 24;
const AIR = 8;
const MOST_TURN = 1.6;
const SHARPEST_TURN = 0.6;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly turn: number;
}

/** The straightest place in a part of the line, the nearest to its middle first; null where the text fits nowhere. */
function bestPlace(run: Run, start: number, end: number, width: number): Place | null {
  const space = end - start - width - AIR * 2;
  if (space < 0) return null;
  const middle = (start + end) / 2;
  let best: Place | null = null;
  for (let off = 0; off <= space / 2; off += STEP) {
    for (const at of off ? [middle - off, middle + off] : [middle]) {
      const [from, to] = [at - width / 2, at + width / 2];
      const { all, sharpest } = turns(partOf(run, from, to));
      if (sharpest > SHARPEST_TURN || all > MOST_TURN) continue;
      if (!best || all < best.turn - 0.15) best = { from, to, turn: all };
    }
    if (best && best.turn < 0.05) break;
  }
  return best;
}

/** Boxes along the text, each about as wide as it is high. */
function boxesAlong(run: Run, { from, to }: Place, size: number): Box[] {
  const half = size * 0.62;
  const count = Math.max(2, Math.ceil((to - from) / size));
  return Array.from({ length: count }, (_, at) => {
    const { x, y } = pointAt(run, from + ((at + 0.5) / count) * (to - from));
    return [x - half, y - half, x + half, y + half] as const;
  });
}

const STRAIGHT = 0.14;

function labelAt(run: Run, place: Place, { kind, text, size, rank }: StreetName): Label {
  const part = partOf(run, place.from, place.to);
  const [first, last] = [part[0] as MapPoint, part[part.length - 1] as MapPoint];
  const isStraight = farthestFromChord(part) < size * STRAIGHT;
  const at = isStraight
    ? { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
    : pointAt(run, (place.from + place.to) / 2);
  const angle = (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI;
  const stand = isStraight ? { angle } : { bend: partOf(run, place.from - AIR, place.to + AIR) };
  return { kind, text, size, rank, at, stand, boxes: boxesAlong(run, place, size) };
}

/** How far the line that a name follows may be from the street's, in pixels. */
const SMOOTHING = 1.6;

/** Where a name may stand along the lines of its street, far enough from itself. */
export function streetLabels(lines: readonly (readonly MapPoint[])[], name: StreetName): Label[] {
  if (name.width + name.size * 1.3 > LONGEST_LABEL) return [];
  const runs = lines.map((line) => measure(simplify([...line], SMOOTHING, true)));
  const found: Label[] = [];
  for (const run of runs.sort((a, b) => b.length - a.length)) {
    const count = Math.max(1, Math.round(run.length / SPACING));
    for (let at = 0; at < count; at += 1) {
      const place = bestPlace(run, (at / count) * run.length, ((at + 1) / count) * run.length, name.width);
      if (!place) continue;
      const label = labelAt(run, place, { ...name, rank: name.rank - Math.min(0.5, run.length / 4000) });
      const isFar = ({ at: other }: Label): boolean =>
        Math.hypot(other.x - label.at.x, other.y - label.at.y) > REPEAT_DISTANCE;
      if (found.every(isFar)) found.push(label);
    }
  }
  return found;
}
