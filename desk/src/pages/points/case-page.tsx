import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigate, useParams } from '@ecocircle/shared-contracts/router';
import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { Sections } from '../../frame/section.tsx';
import { useTrail } from '../../frame/trail.ts';
import { Entry } from '../../lists/index.ts';
import { CaseActions } from './case-actions.tsx';
import styles from './case-page.module.css';
import { Difference } from './difference.tsx';
import { Facing } from './facing.tsx';
import { History } from './history.tsx';
import { $goneInto, type PointCase, pointCase } from './model.ts';
import { Neighbours } from './neighbours.tsx';
import { OpenReports } from './open-reports.tsx';
import { Outcome } from './outcome.tsx';
import { Overtaken } from './overtaken.tsx';
import { PublicView } from './public-view.tsx';

function CaseBody({ shown }: { readonly shown: PointCase }) {
  const { t } = useWording();
  const { point, claimedBy } = shown;
  return (
    <>
      <PageHead title={point.name || t('points.unnamed')} back="/points" />
      {claimedBy && (
        <Banner label={t('points.claimedLabel')} tone="warning" className={styles.claimed}>
          {t('points.claimed', { name: claimedBy })}
        </Banner>
      )}
      <Overtaken history={shown.history} />
      <Outcome key={point.id} point={point} next={shown.next} />
      <Facing point={point} />
      <CaseActions key={`${point.id} ${point.version}`} point={point} />
      <Sections>
        <OpenReports reports={shown.reports} />
        <Difference point={point} revised={shown.revised} />
        <PublicView point={point} neighbours={shown.neighbours} />
        <Neighbours neighbours={shown.neighbours} />
        <History point={point} history={shown.history} />
      </Sections>
    </>
  );
}

/** One case: the point as everybody would see it, what it changes, what stands near, its history, and the decision. */
export function CasePage() {
  const { id = '' } = useParams();
  const goneInto = useUnit($goneInto);
  const navigate = useNavigate();
  const { beside } = useTrail();
  useEffect(() => {
    if (!goneInto) return;
    const { id: point, end } = goneInto;
    void navigate(`/points/${point}`, { replace: true, state: { ...beside, end } });
  }, [goneInto, navigate, beside]);
  return (
    <Entry request={pointCase} id={id}>
      {(shown) => <CaseBody shown={shown} />}
    </Entry>
  );
}
