import type { ReactNode } from 'react';
import { useCurrentInView } from '../navigation/index.ts';
import styles from './own-list.module.css';

interface ListFilterProps {
  readonly label: string;
  /** The current chip is scrolled into view whenever this changes. */
  readonly current: string;
  /** The chips, each in its list item. */
  readonly children: ReactNode;
}

/** Chips that filter a list; on phones they are one row that scrolls. */
export function ListFilter({ label, current, children }: ListFilterProps) {
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={row} className={styles.filter} aria-label={label}>
      <ul className={styles.chips}>{children}</ul>
    </nav>
  );
}
