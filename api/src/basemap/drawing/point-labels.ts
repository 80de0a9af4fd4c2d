import { type Label, LONGEST_LABEL, type MapPoint } from './label.ts';
import type { NameClass } from './map-classes.ts';
import { LINE_HEIGHT, MARK } from './name-style.ts';
import { type LabelWeight, onestWidth } from './onest-metrics.ts';
import type { Box } from './shape.ts';

/** A name to set on a point. */
export interface PointName {
  readonly kind: NameClass;
  readonly text: string;
  readonly size: number;
  readonly weight: LabelWeight;
  readonly rank: number;
  /** Whether a mark stands on the point and the name under it. */
  readonly isMarked: boolean;
}

const WIDEST_LINE = 110;
const AIR = 4;

/** Breaks a long name in two at the space nearest to its middle. */
function toLines(text: string, isLong: boolean): string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/[ -]/g)].map(({ index }) => index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (!isLong || nearest === undefined) return [text];
  return [text.slice(0, nearest + 1).trimEnd(), text.slice(nearest + 1)];
}

function boxOf({ x, y }: MapPoint, width: number, height: number, isMarked: boolean): Box {
  const [top, bottom] = isMarked
    ? [-MARK.radius, MARK.radius + MARK.gap + height]
    : [-height / 2, height / 2];
  return [x - width / 2 - AIR, y + top - AIR / 2, x + width / 2 + AIR, y + bottom + AIR / 2];
}

/** The label of a point, or null where its name is too long to be set. */
export function pointLabel(
  at: MapPoint,
  { kind, text, size, weight, rank, isMarked }: PointName,
): Label | null {
  const lines = toLines(text, onestWidth(text, size, weight) > WIDEST_LINE);
  const width = Math.max(...lines.map((line) => onestWidth(line, size, weight)));
  if (width + AIR * 2 > LONGEST_LABEL) return null;
  const box = boxOf(at, width, lines.length * size * LINE_HEIGHT, isMarked);
  return { kind, text, size, rank, at, boxes: [box], stand: { lines, isMarked } };
}
