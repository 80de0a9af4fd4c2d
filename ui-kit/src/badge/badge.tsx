import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';
import { shortCount } from './short-count.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  readonly count: number;
  /** What is counted, for screen readers: "12 unread messages". */
  readonly label?: string;
  readonly tone?: 'brand' | 'accent' | 'danger' | 'neutral';
  /** Height in pixels: 20 unless given. */
  readonly size?: 16 | 20 | 24;
  readonly className?: string | undefined;
}

/** A count, shortened from a thousand on. */
export function Badge({ count, label, tone = 'brand', size = 20, className }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles.badge, styles[tone], className)} data-size={size}>
      <span aria-hidden={label === undefined ? undefined : true}>{shortCount(count)}</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
