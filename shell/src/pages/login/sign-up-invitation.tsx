import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../layout/use-existing-pages.ts';
import styles from './sign-up-invitation.module.css';

const REGISTRATION = [{ to: '/registration' }];

/** The way to an account for who has none, where one can register. */
export function SignUpInvitation() {
  const { t } = useTranslation();
  const [registration] = useExistingPages()(REGISTRATION);
  if (!registration) return null;
  return (
    <p className={styles.invitation}>
      {t('login.noAccount')}{' '}
      <Link variant="standalone" render={<RouterLink to={registration.to} />}>
        {t('login.signUp')}
      </Link>
    </p>
  );
}
