import { Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './list-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4];

/** Placeholder of the list. */
export default function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('list.loading')}</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" className={styles.mark} />
          <div className={styles.lines}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
