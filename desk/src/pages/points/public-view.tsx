import { PointCard } from '@ecocircle/app-kit/point-card';
import { useWording } from '@ecocircle/app-kit/wording';
import { BareSection } from '../../frame/section.tsx';
import { CaseMap } from './case-map.tsx';
import type { PointCase } from './model.ts';
import { useNames } from './names.ts';
import styles from './public-view.module.css';

/** The point as its visitors see it, or would see it: its card and its place. */
export function PublicView({ point, neighbours }: Pick<PointCase, 'point' | 'neighbours'>) {
  const { t } = useWording();
  const names = useNames();
  return (
    <BareSection title={t('points.asSeen')}>
      <div className={styles.view}>
        <CaseMap key={point.id} point={point} neighbours={neighbours} />
        <div className={styles.card}>
          <PointCard point={point} dictionaries={names} level={3} />
        </div>
      </div>
    </BareSection>
  );
}
