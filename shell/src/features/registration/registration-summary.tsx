import { AlertCircleIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './registration.module.css';
import type { RegistrationFields } from './use-registration.ts';

/** In the order in which the fields stand. */
const ORDER = [
  'roles',
  'name',
  'email',
  'password',
  'repeatedPassword',
  'phone',
  'orgName',
  'tin',
  'address',
] as const;

/** Names what a refused registration has to be looked at for. */
export function RegistrationSummary({ problems, isTold }: RegistrationFields) {
  const { t } = useTranslation();
  const wrong = ORDER.filter((name) => problems[name] && isTold(name));
  const names = wrong.map((name) => t(`registration.fields.${name}`)).join(', ');
  return (
    <div role="alert" className={styles.summary}>
      {wrong.length > 0 && (
        <p className={styles.summaryText}>
          <AlertCircleIcon size="sm" />
          <span>{t('dialogs.summary', { count: wrong.length, names })}</span>
        </p>
      )}
    </div>
  );
}
