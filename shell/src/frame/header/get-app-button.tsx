import { Link } from '@ecocircle/shared-contracts/router';
import { DownloadIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { APP_PAGE } from '../site-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './header.module.css';

/** Leads to the mobile app; its words give way to its icon where the window is narrow. */
export function GetAppButton() {
  const { t } = useTranslation();
  if (useExistingPages()([{ to: APP_PAGE }]).length === 0) return null;
  return (
    <Link className={styles.getApp} to={APP_PAGE} title={t('header.getApp')}>
      <DownloadIcon size="sm" />
      <span className={styles.getAppText}>{t('header.getApp')}</span>
    </Link>
  );
}
