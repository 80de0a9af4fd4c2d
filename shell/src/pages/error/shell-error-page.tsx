import { isRouteErrorResponse, useRouteError } from '@ecocircle/shared-contracts/router';
import { ButtonLink, RefreshIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMarkStatus } from '../../frame/page-status.ts';
import { errorKey } from '../../platform/routing/error-texts.ts';
import { StatusPage } from './status-page.tsx';

/** Statuses of what may go well when it is asked for again. */
const mayPass = (status: number): boolean => status >= 500 || status === 429;

/** Asks for the same address once more, without a script too. */
function AskAgain() {
  const { t } = useTranslation();
  return (
    <ButtonLink icon={<RefreshIcon size="sm" />} href="">
      {t('error.retry')}
    </ButtonLink>
  );
}

function ErrorPage({ status }: { readonly status: number }) {
  const { t } = useTranslation();
  const key = errorKey(status);
  return (
    <StatusPage
      status={status}
      message={t(`${key}.message`)}
      description={t(`${key}.description`)}
      action={mayPass(status) && <AskAgain />}
    />
  );
}

export const NotFoundPage = () => <ErrorPage status={404} />;

/** Stands in for a page that failed; the document says so, too. */
export function ShellErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useMarkStatus(status);
  return <ErrorPage status={status} />;
}
