import { Spinner } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../error/status-page.module.css';
import { useGoogleComeback } from './use-google-comeback.ts';

export function GoogleAuthPage() {
  const { t } = useTranslation();
  useGoogleComeback();
  return (
    <div className={styles.page}>
      <Spinner size="lg" label={t('google.finishing')} />
      <noscript>
        <p>{t('login.noScript')}</p>
      </noscript>
    </div>
  );
}
