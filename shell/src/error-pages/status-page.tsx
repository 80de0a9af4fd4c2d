import { Link } from '@ecocircle/shared-contracts/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './status-page.module.css';

/** What an error page says. */
export interface StatusPageProps {
  readonly status: number;
  readonly message: string;
  readonly description: string;
  readonly action?: ReactNode;
}

/** A page that is not what was asked for: status code, message, description and a way on. */
export function StatusPage({ status, message, description, action }: StatusPageProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.page}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.message}>{message}</h1>
      <p className={styles.description}>{description}</p>
      <div className={styles.actions}>
        {action}
        <Link to="/">{t('error.toHome')}</Link>
      </div>
    </section>
  );
}
