import type { ReactNode } from 'react';
import styles from './act-bar.module.css';

/** The buttons of what may be done on a page. */
export function ActBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
