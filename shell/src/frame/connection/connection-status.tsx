import { AlertCircleIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $hasProblem } from '../../platform/live/problem.ts';
import styles from './connection-status.module.css';

/** Says, as long as it lasts, that the page does not hear of news. It is there before its words, to be announced. */
export function ConnectionStatus() {
  const { t } = useTranslation();
  const hasProblem = useUnit($hasProblem);
  return (
    <div className={styles.place} data-screen-only role="status">
      {hasProblem && (
        <p className={styles.status}>
          <AlertCircleIcon size="sm" />
          {t('session.disconnected')}
        </p>
      )}
    </div>
  );
}
