import { Drawing, offlineDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './portal-dialogs.module.css';

/** Says that a form could not be loaded. */
export function OpeningFailure() {
  const { t } = useTranslation();
  return (
    <div className={styles.failure} role="alert">
      <Drawing of={offlineDrawing} loading="eager" className={styles.drawing} />
      <p>{t('dialogs.pending.advice')}</p>
    </div>
  );
}
