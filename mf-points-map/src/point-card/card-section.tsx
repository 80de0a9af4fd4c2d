import type { ReactNode } from 'react';
import styles from './card-section.module.css';

/** A part of a point's card under a heading of its own. */
export function CardSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
