import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, offlineDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '../error/status-page.tsx';

/** Says that the sign-in with Google did not work, and how to get in all the same. */
export function GoogleAuthErrorPage() {
  const { t } = useTranslation();
  return (
    <StatusPage
      drawing={offlineDrawing}
      message={t('google.error.title')}
      description={t('google.error.text')}
      action={<ButtonLink render={<Link to="/profile/login" />}>{t('google.error.toLogin')}</ButtonLink>}
    />
  );
}
