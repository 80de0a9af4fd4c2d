import { useParams } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { Failed, Loading } from '../../request-states/index.ts';
import { organization } from './model.ts';
import { OrganizationHistory } from './organization-history.tsx';
import { Members, OrganizationFacts, PointCounts } from './organization-sections.tsx';
import styles from './organizations.module.css';

/** An organisation as it shows itself, who works for it, its points, and what its members changed. */
export function OrganizationPage() {
  const { id = '' } = useParams();
  const [state, want, refresh, leave] = useUnit([
    organization.$state,
    organization.wanted,
    organization.refreshed,
    organization.left,
  ]);
  useEffect(() => {
    want(id);
    return leave;
  }, [want, leave, id]);
  if (state.kind === 'failed') return <Failed cause={state.cause} onRetry={() => refresh()} />;
  if (state.kind !== 'ready' || state.params !== id) return <Loading />;
  const { organization: shown, members, points } = state.data;
  return (
    <>
      <PageHead title={shown.fullName} back="/organizations" />
      <div className={styles.sections}>
        <OrganizationFacts organization={shown} />
        <Members members={members} />
        <PointCounts points={points} />
        <OrganizationHistory id={id} />
      </div>
    </>
  );
}
