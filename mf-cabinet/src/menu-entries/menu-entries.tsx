import type { ReactNode } from 'react';
import styles from './menu-entries.module.css';

/** The class of a link or a button in a menu. */
export const menuEntryClass = styles.entry;

/** What stands in a menu, each in its list item. */
export const MenuEntries = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.entries}>{children}</ul>
);
