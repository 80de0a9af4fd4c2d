import { isRouteErrorResponse, useRouteError } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { useMarkStatus } from '../../frame/page-status.ts';
import { errorKey } from '../../platform/routing/error-texts.ts';
import { StatusPage } from './status-page.tsx';

export function ShellErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const key = errorKey(status);
  useMarkStatus(status);
  return <StatusPage status={status} message={t(`${key}.message`)} description={t(`${key}.description`)} />;
}
