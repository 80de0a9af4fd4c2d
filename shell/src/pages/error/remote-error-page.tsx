import { isApiError } from '@ecocircle/shared-contracts';
import {
  DataRouterContext,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
} from '@ecocircle/shared-contracts/router';
import { AlertCircleIcon, Banner, Button, RefreshIcon } from '@ecocircle/ui-kit';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageHealing, RemoteRouteHandle } from '../../platform/composition/remote-routes.ts';
import { ServerPageContent, useServerPage } from '../../platform/page/server-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { ShellErrorPage } from './shell-error-page.tsx';
import { StatusPage } from './status-page.tsx';

/** After how many milliseconds a page that failed looks for a release that mends it. */
const LOOKS_EVERY = 20_000;

interface FailedPageProps {
  readonly error: unknown;
  readonly healing: PageHealing | undefined;
  /** Visits the page anew, and resolves when the visit has ended. */
  readonly visit: () => Promise<unknown>;
}

/**
 * Tells of the failure, offers to try again, and tries by itself once other builds are released. What the server rendered
 * of the page stays below.
 */
function FailedPage({ error, healing, visit }: FailedPageProps) {
  const { t } = useTranslation();
  const served = useServerPage();
  const [isTrying, setIsTrying] = useState(false);
  const failed = isApiError(error) ? 'fetch' : 'remote';

  const visitAnew = async (): Promise<void> => {
    if (failed === 'remote') await healing?.restart();
    await visit();
  };
  const retry = async (): Promise<void> => {
    setIsTrying(true);
    if (failed === 'remote') await healing?.renew();
    await visitAnew();
    setIsTrying(false);
  };
  const look = useEffectEvent(async () => {
    if (!document.hidden && (await healing?.renew())) await visitAnew();
  });
  useEffect(() => {
    if (failed === 'fetch') return;
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [failed]);

  const again = (
    <Button icon={<RefreshIcon size="sm" />} loading={isTrying} onClick={retry}>
      {t('error.retry')}
    </Button>
  );
  if (served)
    return (
      <>
        <Banner label={t('error.served.message')} tone="warning" icon={<AlertCircleIcon />} actions={again}>
          {t('error.served.message')}
        </Banner>
        <ServerPageContent {...served} />
      </>
    );
  return (
    <StatusPage
      message={t(`error.${failed}.message`)}
      description={t(`error.${failed}.description`)}
      action={again}
    />
  );
}

/**
 * Visits the page anew, unless somebody has left it by then or is on their way elsewhere: the way would end here. The
 * router is asked itself, for React may be behind a press.
 *
 * @returns whether it did
 */
function useVisit(): () => Promise<boolean> {
  const navigate = useNavigate();
  const location = useLocation();
  const router = use(DataRouterContext)?.router;
  return async () => {
    const isHere = router?.state.navigation.state === 'idle' && router.state.location.key === location.key;
    if (isHere) await navigate(location, { replace: true });
    return isHere;
  };
}

/**
 * The boundary around a remote's page: an answer with a status shows as such. A page that throws gives way to that of
 * the last good build; where there is none, and for a call for its data that failed, it offers to try again.
 */
export function RemoteErrorPage() {
  const error = useRouteError();
  const visit = useVisit();
  const healing = (useMatches().at(-1)?.handle as Partial<RemoteRouteHandle> | undefined)?.healing;
  /** The error for which there is no other build. */
  const [given, setGiven] = useState<unknown>(null);
  const isOfPage = !isRouteErrorResponse(error) && !isApiError(error);
  const mayBeReplaced = isOfPage && healing !== undefined && given !== error;

  const replace = useEffectEvent(async (failed: unknown, isLeft: () => boolean) => {
    const isReplaced = await healing?.replace(failed);
    const isOver = !isReplaced || (await visit());
    if (isOver && !isLeft()) setGiven(failed);
  });
  useEffect(() => {
    if (!mayBeReplaced) return;
    let isLeft = false;
    void replace(error, () => isLeft);
    return () => {
      isLeft = true;
    };
  }, [mayBeReplaced, error]);

  if (isRouteErrorResponse(error)) return <ShellErrorPage />;
  if (mayBeReplaced) return <PageSkeleton />;
  return <FailedPage error={error} healing={healing} visit={visit} />;
}
