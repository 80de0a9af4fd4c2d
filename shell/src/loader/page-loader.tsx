import { Spinner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $loaders } from './model.ts';
import styles from './page-loader.module.css';
import { useDelayed } from './use-delayed.ts';

const SHOWN_AFTER = 300;

/** Locks the page while keyed work runs, and shows it when the work takes long. */
export function PageLoader() {
  const { t } = useTranslation();
  const isLoading = useUnit($loaders).length > 0;
  const isShown = useDelayed(isLoading, SHOWN_AFTER);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', isLoading);
  }, [isLoading]);
  if (!isLoading) return null;
  return (
    <div className={styles.loader} data-shown={isShown || undefined} role="status">
      {isShown && (
        <>
          <Spinner size="lg" />
          <p>{t('loader.label')}</p>
        </>
      )}
    </div>
  );
}
