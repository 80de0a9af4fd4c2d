import type { ReactNode } from 'react';
import { useHeadingBelow } from './card-level.ts';
import styles from './card-section.module.css';

/** A part of a point's card under a heading of its own. */
export function CardSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const Heading = useHeadingBelow(1);
  return (
    <section className={styles.section}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  );
}
