import { isApiError } from '@ecocircle/shared-contracts';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useRouteError,
} from '@ecocircle/shared-contracts/router';
import { Button, RefreshIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { ShellErrorPage } from './shell-error-page.tsx';
import { StatusPage } from './status-page.tsx';

/**
 * The boundary around a remote's page: an answer with a status shows as such; a failure, of the remote or of a call
 * for its data, offers to try again.
 */
export function RemoteErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  if (isRouteErrorResponse(error)) return <ShellErrorPage />;
  const failed = isApiError(error) ? 'fetch' : 'remote';
  return (
    <StatusPage
      message={t(`error.${failed}.message`)}
      description={t(`error.${failed}.description`)}
      action={
        <Button icon={<RefreshIcon size="sm" />} onClick={() => navigate(location, { replace: true })}>
          {t('error.retry')}
        </Button>
      }
    />
  );
}
