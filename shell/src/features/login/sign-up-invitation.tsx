import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DialogLink } from '../dialogs/index.ts';
import styles from './sign-up-invitation.module.css';

/** The way to an account for who has none. */
export function SignUpInvitation() {
  const { t } = useTranslation();
  return (
    <p className={styles.invitation}>
      {t('login.noAccount')}{' '}
      <Link variant="standalone" render={<DialogLink kind="registration" />}>
        {t('login.signUp')}
      </Link>
    </p>
  );
}
