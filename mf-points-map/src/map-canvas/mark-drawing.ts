import type { MaterialFamily } from '@ecocircle/shared-contracts';
import { shortCount } from '@ecocircle/ui-kit';
import styles from './marks.module.css';

/** Whether a point can be visited now; `paused`: it does not work for a time, whatever its hours say. */
export type Standing = 'open' | 'closed' | 'paused' | 'unknown';

/** How a point stands out among the others. */
export type Emphasis = 'selected' | 'highlighted';

/** What the look of a point's mark depends on. */
export interface PointLook {
  readonly kind: 'point';
  readonly family: MaterialFamily;
  readonly standing: Standing;
  readonly emphasis: Emphasis | null;
  /** It was set aside from its place, which others share. */
  readonly isAside: boolean;
}

/** What the look of a group's mark depends on. */
export interface ClusterLook {
  readonly kind: 'cluster';
  readonly count: number;
}

/** What the look of a mark depends on. */
export type MarkLook = ClusterLook | PointLook;

/**
 * A part of a drawing: an element of SVG with its attributes, called as React calls them. They hold lengths in CSS
 * pixels and what `marks.module.css` colours by; there is no inline style in them.
 */
export interface MarkShape {
  readonly tag: 'g' | 'circle' | 'path' | 'text' | 'use';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (MarkShape | string)[];
}

/** The side of what can be pressed of the smallest mark. */
export const TARGET = 44;

/** How far above its place the head of a selected point stands, on a pin whose tip is the place. */
export const LIFT = 30;

const SMALLEST = 36;
const GROWTH = 7;
const LARGEST = 68;

/** The diameter of a cluster: it grows with the digits of its count. */
export const clusterSize = (count: number): number =>
  Math.min(LARGEST, Math.round(SMALLEST + GROWTH * Math.log10(count / 2)));

const WEIGHTS = [10, 100, 1000] as const;

/** How heavy a cluster looks, from 1 to 4. */
export const clusterWeight = (count: number): number => 1 + WEIGHTS.filter((limit) => count >= limit).length;

/** The radius of a point: what is closed steps back by its size, too. */
const RADIUS: Readonly<Record<Standing, number>> = { open: 17, unknown: 16, closed: 15, paused: 15 };
const EMPHASISED_RADIUS: Readonly<Record<Emphasis, number>> = { selected: 21, highlighted: 20 };
const ICON = 18;
const LARGE_ICON = 22;
const SIGN_RADIUS = 7;

const shape = (
  tag: MarkShape['tag'],
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: (MarkShape | string)[]
): MarkShape => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  ),
  children,
});

/** What can be pressed where less than that is seen. */
const target = (y: number): MarkShape => shape('circle', { className: styles.target, cy: y, r: TARGET / 2 });

function drawCluster({ count }: ClusterLook): MarkShape {
  const size = clusterSize(count);
  return shape(
    'g',
    { className: styles.cluster, 'data-weight': clusterWeight(count) },
    ...(size < TARGET ? [target(0)] : []),
    shape('circle', { className: styles.ring, r: size / 2 }),
    shape('text', {}, shortCount(count)),
  );
}

const rounded = (pixels: number): number => Math.round(pixels * 100) / 100;

/** A drop with its tip in the origin, whose sides touch the circle of its head. */
function pin(radius: number, height: number): string {
  const side = height ** 2 - radius ** 2;
  const x = rounded((Math.sqrt(side) * radius) / height);
  const y = rounded(side / height);
  return `M0 0-${x}-${y}A${radius} ${radius} 0 1 1 ${x}-${y}Z`;
}

/** What the sign of a point shows that cannot be visited: one bar, or the two of a pause. */
const BARS: Partial<Record<Standing, string>> = { closed: 'm-3 0h6', paused: 'm-1.5-2.5v5m3-5v5' };

/** The sign at the shoulder of a point that cannot be visited. */
function sign(standing: Standing, radius: number, y: number): MarkShape[] {
  const bars = BARS[standing];
  if (!bars) return [];
  const [cx, cy] = [rounded(radius * Math.SQRT1_2), rounded(y - radius * Math.SQRT1_2)];
  return [
    shape('circle', { className: styles.sign, cx, cy, r: SIGN_RADIUS }),
    shape('path', { className: styles.bars, d: `M${cx} ${cy}${bars}` }),
  ];
}

/** Whether a point is a pin above its place; among those that were set aside it would hide a neighbour. */
export const isPin = ({ emphasis, isAside }: PointLook): boolean => emphasis === 'selected' && !isAside;

function drawPoint(look: PointLook): MarkShape {
  const { family, standing, emphasis } = look;
  const y = isPin(look) ? -LIFT : 0;
  const radius = emphasis ? EMPHASISED_RADIUS[emphasis] : RADIUS[standing];
  const icon = emphasis ? LARGE_ICON : ICON;
  return shape(
    'g',
    {
      className: styles.point,
      'data-family': family,
      'data-standing': standing,
      'data-emphasis': emphasis ?? undefined,
    },
    target(y),
    isPin(look)
      ? shape('path', { className: styles.disc, d: pin(radius, LIFT) })
      : shape('circle', { className: styles.disc, r: radius }),
    shape('use', {
      href: `#${markIconId(family)}`,
      x: -icon / 2,
      y: y - icon / 2,
      width: icon,
      height: icon,
    }),
    ...sign(standing, radius, y),
  );
}

const END_RADIUS = 3;

/** The line from the place of a point that was set aside, which is the origin, to its mark. */
export const drawLeg = ({ x, y }: { readonly x: number; readonly y: number }): MarkShape =>
  shape(
    'g',
    { className: styles.leg },
    shape('path', { d: `M0 0L${rounded(x)} ${rounded(y)}` }),
    shape('circle', { r: END_RADIUS }),
  );

/** The id of a family's symbol, which `MarkIcons` puts into the page once for all marks. */
export const markIconId = (family: MaterialFamily): string => `mark-${family}`;

/**
 * The drawing of a mark around the origin, which is its place.
 *
 * @example
 * drawMark({ kind: 'cluster', count: 12 }); // { tag: 'g', attributes: { className, 'data-weight': 2 }, children: [ring, '12'] }
 */
export const drawMark = (look: MarkLook): MarkShape =>
  look.kind === 'cluster' ? drawCluster(look) : drawPoint(look);
