import { ChevronDownIcon } from '@ecocircle/ui-kit';
import { type ReactNode, useId } from 'react';
import styles from './menu.module.css';

/** A part of the menu that its heading opens and closes; the browser does that by itself. */
export function MenuFold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <h2 id={id} className={styles.foldTitle}>
            {title}
          </h2>
          <ChevronDownIcon size="sm" className={styles.arrow} />
        </summary>
        <div className={styles.folded}>{children}</div>
      </details>
    </section>
  );
}
