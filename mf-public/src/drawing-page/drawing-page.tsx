import { Drawing, type DrawingSource } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './drawing-page.module.css';

/** Props of {@link DrawingPage}. */
export interface DrawingPageProps {
  readonly drawing: DrawingSource;
  /** The page's words, from its heading on. */
  readonly children: ReactNode;
}

/** A page that says one thing: its words beside a drawing, below it on phones. */
export function DrawingPage({ drawing, children }: DrawingPageProps) {
  return (
    <article className={styles.page}>
      <Drawing of={drawing} className={styles.drawing} loading="eager" />
      <div>{children}</div>
    </article>
  );
}
