import { createElement, type ReactElement } from 'react';
import { type ClusterMark, drawMark, type MarkShape, type PointMark } from '../map-canvas/index.ts';
import type { Pixel } from '../points-data/index.ts';
import styles from './painted-map.module.css';

const elementOf = ({ tag, attributes, children }: MarkShape): ReactElement =>
  createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

interface PaintedMarkProps {
  readonly mark: ClusterMark | PointMark;
  /** From the middle. */
  readonly at: Pixel;
  /** Where the point belongs that was set aside to be reached. */
  readonly from: Pixel | null;
  readonly label: string;
  readonly href: string;
}

/** A mark as a link: to the point, or to the map where the group falls apart. */
export function PaintedMark({ mark, at, from, label, href }: PaintedMarkProps) {
  return (
    <>
      {from && <path className={styles.leg} d={`M${from.x} ${from.y}L${at.x} ${at.y}`} />}
      <g transform={`translate(${at.x} ${at.y})`}>
        <a href={href} rel={mark.kind === 'cluster' ? 'nofollow' : undefined} aria-label={label}>
          {elementOf(drawMark(mark))}
        </a>
      </g>
    </>
  );
}
