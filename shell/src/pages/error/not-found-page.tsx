import { useTranslation } from 'react-i18next';
import { StatusPage } from './status-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <StatusPage status={404} message={t('error.404.message')} description={t('error.404.description')} />
  );
}
