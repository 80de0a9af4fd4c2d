import { useWording } from '@ecocircle/app-kit/wording';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { Banner, ButtonLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { Told } from '../../acts/index.ts';
import { BesideLink } from '../../frame/onward-link.tsx';
import { $made, type PointCase } from './model.ts';

/** What was just decided here, and the way to the next case. */
export function Outcome({ point, next }: Pick<PointCase, 'point' | 'next'>) {
  const { t } = useWording();
  const made = useUnit($made);
  // An accepted revision has led here.
  const wasRevised = useLocation().state?.end === 'accepted';
  const done = made?.id === point.id ? made.name : wasRevised ? 'accept' : null;
  if (!done) return null;
  return (
    <Told of={made ?? done}>
      <Banner
        label={t('points.decided')}
        title={t(`points.done.${done}`)}
        actions={
          <ButtonLink render={<BesideLink to={next === null ? '/points' : `/points/${next}`} />}>
            {t(next === null ? 'points.toQueue' : 'points.next')}
          </ButtonLink>
        }
      />
    </Told>
  );
}
