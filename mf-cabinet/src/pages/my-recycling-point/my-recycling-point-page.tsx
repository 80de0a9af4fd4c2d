import { notFound, useServices } from '@ecocircle/app-kit/remote';
import { type PortalEvents, PUBLIC_POINT_STATUSES, type RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link, useNavigate, useParams } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EyeIcon, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink, NavigatedPage } from '../../navigation/index.ts';
import { ClosingDialog, PointMenu } from '../../point-actions/index.ts';
import { useDictionaries } from '../../point-editor/index.ts';
import { History, history } from '../../point-history/index.ts';
import { OpenReports } from '../../point-reports/index.ts';
import { PointStatusLabel, pointListPath, pointPath, WHOLE_LIST } from '../../points/index.ts';
import { LoadingRows, RequestFailed } from '../../request-states/index.ts';
import { shown } from './model.ts';
import styles from './my-recycling-point-page.module.css';

function Heading({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useTranslation();
  const isPublic = PUBLIC_POINT_STATUSES.some((status) => status === point.status);
  return (
    <header className={styles.header}>
      <PointStatusLabel status={point.status} />
      <h1 className={styles.name} dir="auto">
        {point.name || t('points.unnamed')}
      </h1>
      <p dir="auto">{point.address || t('points.noAddress')}</p>
      {point.declineReason && (
        <p className={styles.reason}>{t('points.declined', { reason: point.declineReason })}</p>
      )}
      <div className={styles.actions}>
        {isPublic && (
          <ButtonLink
            variant="secondary"
            icon={<EyeIcon size="sm" />}
            render={<Link to={`/recycling-points/${point.id}`} />}
          >
            {t('point.onMap')}
          </ButtonLink>
        )}
        <PointMenu point={point} />
      </div>
    </header>
  );
}

/** Leads to the list once the point was deleted. */
function useListAfterDeletion(id: string): void {
  const { events } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    const onChange = (change: PortalEvents['point-changed']) => {
      if (change.id === id && change.status === null)
        void navigate(pointListPath(WHOLE_LIST), { replace: true });
    };
    events.on('point-changed', onChange);
    return () => events.off('point-changed', onChange);
  }, [id, events, navigate]);
}

function Content() {
  const { id = '' } = useParams();
  useListAfterDeletion(id);
  const [state, retry] = useUnit([shown.$state, shown.refreshed]);
  // The changes of the history are named with them.
  useDictionaries();
  if (state.kind === 'failed')
    return <RequestFailed about="editor" cause={state.cause} onRetry={() => retry()} />;
  if (state.kind !== 'ready' || state.params !== id)
    return (
      <LoadingRows count={2} className={styles.waiting}>
        <Skeleton shape="heading" width="half" />
        <Skeleton lines={3} />
      </LoadingRows>
    );
  const point = state.data ?? notFound();
  return (
    <div className={styles.point}>
      <Heading point={point} />
      <OpenReports pointId={point.revisionOf ?? point.id} />
      <History country={point.country} pathOf={(page) => pointPath(id, page)} />
    </div>
  );
}

/** An own point: how it stands, what visitors report of it, and what happened to it. */
export function MyRecyclingPointPage() {
  const { t } = useTranslation();
  const [leave, leaveHistory] = useUnit([shown.left, history.left]);
  useEffect(
    () => () => {
      leave();
      leaveHistory();
    },
    [leave, leaveHistory],
  );
  return (
    <NavigatedPage>
      <BackLink to={pointListPath(WHOLE_LIST)}>{t('points.title')}</BackLink>
      <Content />
      <ClosingDialog />
    </NavigatedPage>
  );
}
