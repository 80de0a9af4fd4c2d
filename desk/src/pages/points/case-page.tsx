import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigate, useParams } from '@ecocircle/shared-contracts/router';
import { Banner, Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { ActFailure, ReasonDialog } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Failed, Loading } from '../../request-states/index.ts';
import { Difference, History, Neighbours, PointFacts } from './case-sections.tsx';
import { $acceptedInto, decision, type PointCase, pointCase } from './model.ts';
import styles from './points.module.css';

type ReasonedAction = 'decline' | 'take-down';

/** What may be decided about a point in its status; what needs a reason asks for it. */
function Actions({ point }: Pick<PointCase, 'point'>) {
  const { t } = useWording();
  const [asked, setAsked] = useState<ReasonedAction | null>(null);
  const [decide, isPending] = useUnit([decision.wanted, decision.$pending]);
  const send = (action: string, more: object = {}) =>
    decide({ path: `/points/${point.id}/${action}/`, body: { version: point.version, ...more } });
  const isPublic = point.status === 'accepted' || point.status === 'temporarily-not-working';
  return (
    <div className={styles.actions}>
      {point.status === 'on-review' && (
        <>
          <Button loading={isPending} onClick={() => send('accept')}>
            {t('points.accept')}
          </Button>
          <Button variant="danger" disabled={isPending} onClick={() => setAsked('decline')}>
            {t('points.decline')}
          </Button>
        </>
      )}
      {isPublic && (
        <Button variant="danger" disabled={isPending} onClick={() => setAsked('take-down')}>
          {t('points.take-down')}
        </Button>
      )}
      {point.status === 'blocked-by-moderator' && (
        <Button loading={isPending} onClick={() => send('release')}>
          {t('points.release')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t(`points.${asked}`)}
          hint={t('points.reasonHint')}
          submit={t(`points.${asked}`)}
          onClose={() => setAsked(null)}
          onReason={(reason) => {
            setAsked(null);
            send(asked, { reason });
          }}
        />
      )}
    </div>
  );
}

/** One case: the point as it was sent, what it changes, what stands near, its history, and the decision. */
export function CasePage() {
  const { t } = useWording();
  const { id = '' } = useParams();
  const [state, acceptedInto, want, refresh, leave, forget] = useUnit([
    pointCase.$state,
    $acceptedInto,
    pointCase.wanted,
    pointCase.refreshed,
    pointCase.left,
    decision.left,
  ]);
  useEffect(() => {
    want(id);
    return () => {
      leave();
      forget();
    };
  }, [want, leave, forget, id]);
  const navigate = useNavigate();
  useEffect(() => {
    if (acceptedInto) void navigate(`/points/${acceptedInto}`, { replace: true });
  }, [acceptedInto, navigate]);
  if (state.kind === 'failed') return <Failed cause={state.cause} onRetry={() => refresh()} />;
  if (state.kind !== 'ready' || state.params !== id) return <Loading />;
  const { point, difference, neighbours, history, claimedBy } = state.data;
  return (
    <>
      <PageHead title={point.name || t('points.unnamed')} back="/points" />
      {claimedBy && (
        <Banner label={t('points.claimedLabel')} tone="warning">
          {t('points.claimed', { name: claimedBy })}
        </Banner>
      )}
      <ActFailure act={decision} />
      <Actions key={point.version} point={point} />
      <div className={styles.sections}>
        <Difference difference={difference} />
        <PointFacts point={point} />
        <Neighbours neighbours={neighbours} />
        <History history={history} />
      </div>
    </>
  );
}
