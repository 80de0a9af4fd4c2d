import { useTranslation } from 'react-i18next';
import styles from './page-skeleton.module.css';

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
