import { useWording } from '@ecocircle/app-kit/wording';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { Banner, ButtonLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { BesideLink } from '../../frame/onward-link.tsx';
import { $made, type PointCase } from './model.ts';

/** What was just decided here, and the way to the next case. It takes the focus, which the pressed button had. */
export function Outcome({ point, next }: Pick<PointCase, 'point' | 'next'>) {
  const { t } = useWording();
  const made = useUnit($made);
  const place = useRef<HTMLDivElement>(null);
  // An accepted revision has led here.
  const wasRevised = useLocation().state?.isAccepted === true;
  const done = made?.id === point.id ? made.name : wasRevised ? 'accept' : null;
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done, made]);
  if (!done) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Banner
        label={t('points.decided')}
        title={t(`points.done.${done}`)}
        actions={
          <ButtonLink render={<BesideLink to={next === null ? '/points' : `/points/${next}`} />}>
            {t(next === null ? 'points.toQueue' : 'points.next')}
          </ButtonLink>
        }
      />
    </div>
  );
}
