import type { ReactNode } from 'react';
import styles from './actions.module.css';

interface ActionsProps {
  /** They stay in sight while the page is read. */
  readonly isAtHand?: boolean;
  readonly children: ReactNode;
}

/** The buttons of an entry's page, side by side. */
export function Actions({ isAtHand = false, children }: ActionsProps) {
  return <div className={isAtHand ? `${styles.actions} ${styles.atHand}` : styles.actions}>{children}</div>;
}
