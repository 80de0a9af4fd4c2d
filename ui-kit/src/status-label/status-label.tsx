import type { PointStatus } from '@ecocircle/shared-contracts';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PointStatusIcon } from '../icons/index.ts';
import styles from './status-label.module.css';

/** Props of {@link StatusLabel}. */
export interface StatusLabelProps {
  readonly status: PointStatus;
  /** The status in words. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A point's status: icon, word and hue. */
export function StatusLabel({ status, children, className }: StatusLabelProps): ReactElement {
  return (
    <span className={classNames(styles.label, styles[status], className)}>
      <PointStatusIcon status={status} size="xsm" />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
