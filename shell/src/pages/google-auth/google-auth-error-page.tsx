import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, offlineDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '../error/status-page.tsx';

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
