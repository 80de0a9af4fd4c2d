import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  /** How it stands, in a few words: they are one line on phones. */
  readonly status: string;
  /** Why the latest save did not go through. */
  readonly problem: ReactNode;
  /** The buttons, the one that people came for last. */
  readonly children: ReactNode;
}

/** What saves a long form: it stays at the lower edge of the screen while the form is in sight. */
export function SaveBar({ status, problem, children }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      {problem}
      <div className={styles.row}>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
