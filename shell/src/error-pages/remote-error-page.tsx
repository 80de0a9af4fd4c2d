import { isRouteErrorResponse, useNavigate, useRouteError } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { ShellErrorPage } from './shell-error-page.tsx';
import { StatusPage } from './status-page.tsx';

/** The boundary around a remote's page: an answer with a status shows as such, a failure offers to try again. */
export function RemoteErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error)) return <ShellErrorPage />;
  return (
    <StatusPage
      status={503}
      message={t('error.remote.message')}
      description={t('error.remote.description')}
      action={
        <button type="button" onClick={() => navigate(0)}>
          {t('error.retry')}
        </button>
      }
    />
  );
}
