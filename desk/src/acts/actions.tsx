import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The buttons of an entry's page, side by side. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
