import { registrationRoles } from '@ecocircle/shared-contracts';
import { CheckIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { registration } from './model.ts';
import styles from './registration.module.css';

/** The roles that the fields are for. */
export function ChosenRoles() {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const values = useUnit(registration.$values);
  return (
    <ul className={styles.chosen} aria-label={t('registration.roles.chosen')}>
      {registrationRoles(locale)
        .filter((role) => values[role])
        .map((role) => (
          <li key={role} className={styles.chosenRole}>
            <CheckIcon size="xsm" />
            {t(`registration.roles.${role}.title`)}
          </li>
        ))}
    </ul>
  );
}
