import { useTranslation } from 'react-i18next';
import { ServerPageContent, useServerPage } from '../../platform/page/server-page.tsx';
import styles from './page-skeleton.module.css';

/** Stands in for a page while its code comes: what the server rendered of it, where it did. */
export function PageSkeleton() {
  const { t } = useTranslation();
  const served = useServerPage();
  if (served) return <ServerPageContent {...served} />;
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
