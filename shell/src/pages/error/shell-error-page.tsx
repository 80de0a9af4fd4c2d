import { isRouteErrorResponse, useRouteError } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { useMarkStatus } from '../../frame/page-status.ts';
import { errorKey } from '../../platform/routing/error-texts.ts';
import { StatusPage } from './status-page.tsx';

function ErrorPage({ status }: { readonly status: number }) {
  const { t } = useTranslation();
  const key = errorKey(status);
  return <StatusPage status={status} message={t(`${key}.message`)} description={t(`${key}.description`)} />;
}

export const NotFoundPage = () => <ErrorPage status={404} />;

/** Stands in for a page that failed; the document says so, too. */
export function ShellErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useMarkStatus(status);
  return <ErrorPage status={status} />;
}
