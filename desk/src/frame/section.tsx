import { Card } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './section.module.css';

/** The parts of a page, one below the other. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** A part of a page under a heading, for what brings a surface of its own. */
export function BareSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A part of a page on a card under a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}
