import { Banner, Button, RefreshIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './stale-notice.module.css';

/** Shown above data that failed to load again. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.notice}>
      <Banner
        label={t('stale')}
        tone="warning"
        actions={
          <Button size="sm" variant="secondary" icon={<RefreshIcon size="sm" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('stale')}
      </Banner>
    </div>
  );
}
