import { type Dictionaries, rateText } from '@ecocircle/app-kit/point-card';
import { useWording } from '@ecocircle/app-kit/wording';
import type { PointSummary } from '../points-data/index.ts';
import styles from './point-list.module.css';

/** What a point takes, in words, with what it pays. */
export function TakenMaterials({
  point,
  dictionaries,
}: {
  readonly point: PointSummary;
  readonly dictionaries: Dictionaries;
}) {
  const { t, locale, counted } = useWording();
  const { takes, takesMore } = point;
  if (takes.length === 0) return null;
  return (
    <ul className={styles.takes} aria-label={t('list.takes')}>
      {takes.map((material) => {
        const rate = rateText(material, point, dictionaries, locale);
        const name = dictionaries.materials.find(({ id }) => id === material.typeId)?.name;
        return (
          <li key={Object.values(material).join(' ')}>
            {name ?? material.typeId}
            {rate && (
              <>
                {' '}
                <b className={styles.price}>
                  {rate.price} / {rate.unit}
                </b>
              </>
            )}
          </li>
        );
      })}
      {takesMore > 0 && <li>{counted('list.takesMore', takesMore)}</li>}
    </ul>
  );
}
