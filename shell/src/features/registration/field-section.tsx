import { type ReactNode, useId } from 'react';
import styles from './registration.module.css';

/** Fields that belong together, under their heading. */
export function FieldSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
