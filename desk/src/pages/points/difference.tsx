import { useChangeWords } from '@ecocircle/app-kit/point-changes';
import { useWording } from '@ecocircle/app-kit/wording';
import type { PointPhoto, RecyclingPoint } from '@ecocircle/shared-contracts';
import type { ReactNode } from 'react';
import { Section } from '../../frame/section.tsx';
import { Changes } from './changes.tsx';
import styles from './difference.module.css';
import type { PointCase } from './model.ts';
import { useNames } from './names.ts';

interface PhotosProps {
  readonly photos: readonly PointPhoto[];
  /** Those of the other version: what it lacks is marked. */
  readonly others: readonly PointPhoto[];
  /** What a photo that the other version lacks is called. */
  readonly mark: string;
}

function Photos({ photos, others, mark }: PhotosProps): ReactNode {
  const { t } = useWording();
  if (photos.length === 0) return '–';
  return (
    <ol className={styles.photos}>
      {photos.map(({ id, url, thumbnailUrl }) => {
        const isOnlyHere = others.every((other) => other.id !== id);
        return (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img src={thumbnailUrl} alt={t('points.photo')} data-marked={isOnlyHere || undefined} />
            </a>
            {isOnlyHere && <span className={styles.mark}>{mark}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface DifferenceProps extends Pick<PointCase, 'revised'> {
  readonly point: RecyclingPoint;
}

/** What a revision changes of the point that is public now, field by field; photos side by side. */
export function Difference({ point, revised }: DifferenceProps) {
  const { t } = useWording();
  const wordsOf = useChangeWords(useNames(), point.country);
  if (revised === null) return null;
  const before = <Photos photos={revised.photos} others={point.photos} mark={t('points.photoGone')} />;
  const after = <Photos photos={point.photos} others={revised.photos} mark={t('points.photoNew')} />;
  return (
    <Section title={t('points.difference')}>
      {revised.changes.length === 0 && <p>{t('points.noDifference')}</p>}
      {revised.changes.length > 0 && (
        <Changes
          changes={revised.changes.map((change) => {
            const words = wordsOf(change);
            return change.field === 'photos' ? { ...words, before, after } : words;
          })}
          before={t('points.before')}
          after={t('points.after')}
        />
      )}
    </Section>
  );
}
