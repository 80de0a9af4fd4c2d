import type { PortalDialog } from '@ecocircle/shared-contracts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog-section.module.css';

interface DialogSectionProps extends Pick<PortalDialog, 'kind'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** What the server writes for a dialog that the address names. It looks like the dialog that takes its place. */
export function DialogSection({ kind, title, children }: DialogSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.page}>
      <section className={styles.section} data-kind={kind} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{t(`dialogs.${kind}.lead`)}</p>
        {children}
      </section>
    </div>
  );
}

export const DialogSectionActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
