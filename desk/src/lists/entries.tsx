import type { ReactNode } from 'react';
import styles from './entries.module.css';

/** Props of {@link Entries}. */
export interface EntriesProps {
  /** The order says something, as in a history. */
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

/** A short list within a part of a page; its entries are `li`. */
export function Entries({ ordered = false, children }: EntriesProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={styles.entries}>{children}</List>;
}

/** Small facts of an entry in one line; what is empty is left out. */
export function Notes({ notes }: { readonly notes: readonly (string | null)[] }) {
  return (
    <p className={styles.notes}>
      {notes
        .filter((note) => note !== null && note !== '')
        .map((note) => (
          <span key={note}>{note}</span>
        ))}
    </p>
  );
}
