import { registrationRoles } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { ButtonLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { DialogSection, DialogSectionActions } from '../dialog-section/index.ts';
import { withModal } from '../dialogs/index.ts';
import styles from './registration.module.css';
import { RoleFacts } from './role-facts.tsx';

/**
 * The registration as the server writes it. Without scripts it tells what the roles are for and how to ask for them by
 * a form that works without, too.
 */
export function RegistrationSection() {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { pathname } = useLocation();
  return (
    <DialogSection kind="registration" title={t('dialogs.registration.title')}>
      <ul className={styles.cards}>
        {registrationRoles(locale).map((role) => (
          <li key={role} className={styles.card}>
            <h3 className={styles.cardTitle}>{t(`registration.roles.${role}.title`)}</h3>
            <RoleFacts role={role} />
          </li>
        ))}
      </ul>
      <noscript>
        <p className={styles.noScript}>{t('registration.noScript')}</p>
        <DialogSectionActions>
          <ButtonLink variant="secondary" render={<Link to={pathname} />}>
            {t('dialogs.close')}
          </ButtonLink>
          <ButtonLink render={<Link to={{ search: withModal('', 'write-to-us') }} />}>
            {t('dialogs.write-to-us.title')}
          </ButtonLink>
        </DialogSectionActions>
      </noscript>
    </DialogSection>
  );
}
