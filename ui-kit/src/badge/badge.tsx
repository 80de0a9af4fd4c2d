import type { ReactElement } from 'react';
import styles from './badge.module.css';
import { shortCount } from './short-count.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  readonly count: number;
  /** What is counted, for screen readers: "12 unread messages". */
  readonly label?: string;
  /** Height in pixels: 20 unless given. */
  readonly size?: 16 | 20 | 24;
}

/** A count, shortened from a thousand on. */
export function Badge({ count, label, size = 20 }: BadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-size={size}>
      <span aria-hidden={label === undefined ? undefined : true}>{shortCount(count)}</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
