import { Drawing, type DrawingSource } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './account-page.module.css';

interface AccountPageProps {
  readonly drawing: DrawingSource;
  readonly noScript?: string;
  readonly children: ReactNode;
}

/** The card of every page around an account: a drawing beside its words, above them on phones. */
export function AccountPage({ drawing, noScript, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.scene}>
          <Drawing of={drawing} className={styles.drawing} loading="eager" />
        </div>
        <div className={styles.content}>
          {children}
          {noScript && (
            <noscript>
              <p className={styles.noscript}>{noScript}</p>
            </noscript>
          )}
        </div>
      </section>
    </div>
  );
}
