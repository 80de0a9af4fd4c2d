import { useWording } from '@ecocircle/app-kit/wording';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { ActFailure, Told } from '../../acts/index.ts';
import { Deed } from './history.tsx';
import { $made, $meanwhile, decision, type PointCase } from './model.ts';

/** Why a decision was not made, and what somebody else did meanwhile. */
export function Overtaken({ history }: Pick<PointCase, 'history'>) {
  const { t } = useWording();
  const [meanwhile, failure, made] = useUnit([$meanwhile, decision.$failure, $made]);
  // A revision that somebody else ended has led here.
  const isFromRevision = useLocation().state?.end === 'overtaken';
  const [newest] = history;
  if (!isFromRevision || failure || made || !newest)
    return <ActFailure act={decision}>{meanwhile && <Deed entry={meanwhile} />}</ActFailure>;
  return (
    <Told of={newest.id}>
      <Banner label={t('acts.label')} tone="warning" title={t('acts.conflict')}>
        <Deed entry={newest} />
      </Banner>
    </Told>
  );
}
