import { isRouteErrorResponse, useRouteError } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { NotFoundPage } from './not-found-page.tsx';
import { StatusPage } from './status-page.tsx';

/** What stands in for a page that failed: 404 says not found, everything else is an internal error. */
export function ShellErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <StatusPage status={status} message={t('error.500.message')} description={t('error.500.description')} />
  );
}
