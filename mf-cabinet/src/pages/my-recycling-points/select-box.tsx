import { useWording } from '@ecocircle/app-kit/wording';
import { CheckCircleIcon, classNames } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { ownRow } from '../../own-list/index.ts';
import type { ListedPoint } from '../../points/index.ts';
import styles from './select-box.module.css';
import { $selection, draftOf, isFull, isReady, pointToggled } from './selection.ts';

interface SelectBoxProps {
  readonly point: ListedPoint;
  readonly name: string;
}

/** Chooses a point while points are chosen; its whole row can be pressed. */
export function SelectBox({ point, name }: SelectBoxProps) {
  const { t } = useWording();
  const [chosen, toggle] = useUnit([$selection, pointToggled]);
  const draft = draftOf(point);
  if (!chosen || !draft) return null;
  return (
    <label className={classNames(ownRow.corner, styles.box)}>
      <input
        type="checkbox"
        checked={chosen.has(point.id)}
        disabled={isFull(chosen) && !chosen.has(point.id)}
        onChange={() => toggle(point.id)}
        aria-label={t(`points.select.${draft}`, { name })}
      />
    </label>
  );
}

/** What there is to know of a draft before it is chosen: that it is ready, how much it lacks, or that it is a revision. */
export function SelectNote({ point }: { readonly point: ListedPoint }) {
  const { t, counted } = useWording();
  const chosen = useUnit($selection);
  const draft = draftOf(point);
  if (!chosen || !draft) return null;
  if (draft === 'revision') return <p className={styles.note}>{t('points.select.changes')}</p>;
  if (!isReady(point))
    return <p className={styles.note}>{counted('points.select.lacks', point.lacks.length)}</p>;
  return (
    <p className={styles.ready}>
      <CheckCircleIcon size="xsm" />
      {t('points.select.isReady')}
    </p>
  );
}
