import { createElement, type ReactElement } from 'react';
import {
  type ClusterMark,
  drawLeg,
  drawMark,
  type Leg,
  type MarkShape,
  type PointMark,
} from '../map-canvas/index.ts';
import type { Pixel } from '../points-data/index.ts';

const elementOf = ({ tag, attributes, children }: MarkShape): ReactElement =>
  createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

const moved = ({ x, y }: Pixel): string => `translate(${x} ${y})`;

/** The line to a mark from the place that it was set aside from. */
export const PaintedLeg = ({ leg, at }: { readonly leg: Leg; readonly at: Pixel }) => (
  <g transform={moved(at)}>{elementOf(drawLeg(leg))}</g>
);

interface PaintedMarkProps {
  readonly mark: ClusterMark | PointMark;
  /** From the middle. */
  readonly at: Pixel;
  readonly label: string;
  readonly href: string;
}

/** A mark as a link: to the point, or to the map where the group falls apart. */
export const PaintedMark = ({ mark, at, label, href }: PaintedMarkProps) => (
  <g transform={moved(at)}>
    <a
      href={href}
      rel={mark.kind === 'cluster' ? 'nofollow' : undefined}
      aria-label={label}
      data-part={mark.key}
    >
      {elementOf(drawMark(mark))}
    </a>
  </g>
);
