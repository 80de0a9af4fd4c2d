import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** text has the height of a line, heading of a heading, block fills the box that className sizes. */
  readonly shape?: 'text' | 'heading' | 'block' | 'circle' | 'control';
  /** Lines of text; the last one is shorter. 1 unless given. */
  readonly lines?: number;
  readonly width?: 'full' | 'long' | 'half' | 'short';
  readonly className?: string | undefined;
}

/** Holds the place of what is being loaded. Hidden from screen readers: say "loading" around it once. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width = 'full',
  className,
}: SkeletonProps): ReactElement {
  const bar = (index: number, last: boolean) => (
    <span
      key={index}
      className={classNames(
        styles.bar,
        styles[shape],
        styles[last ? 'long' : width],
        lines === 1 && className,
      )}
      aria-hidden="true"
    />
  );
  if (lines === 1) return bar(0, false);
  return (
    <span className={classNames(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => bar(index, index === lines - 1))}
    </span>
  );
}
