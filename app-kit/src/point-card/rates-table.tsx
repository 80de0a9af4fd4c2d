import type { PointMaterial, RecyclingPoint } from '@ecocircle/shared-contracts';
import { MaterialMark } from '@ecocircle/ui-kit';
import { useWording } from '../wording/index.ts';
import type { Dictionaries } from './dictionaries.ts';
import { rateText } from './rate-text.ts';
import styles from './rates-table.module.css';

/** What a point takes and what it pays. */
export function RatesTable({
  point,
  dictionaries,
}: {
  readonly point: RecyclingPoint;
  readonly dictionaries: Dictionaries;
}) {
  const { t, locale } = useWording();
  const rate = (material: PointMaterial) => {
    const words = rateText(material, point, dictionaries, locale);
    if (!words) return <span className={styles.free}>{t('pointCard.rates.free')}</span>;
    return (
      <>
        <b>{words.price}</b> <span className={styles.unit}>/ {words.unit}</span>
      </>
    );
  };
  return (
    <table className={styles.rates}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('pointCard.rates.material')}</th>
          <th scope="col">{t('pointCard.rates.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {point.smrs.map((material) => {
          const known = dictionaries.materials.find(({ id }) => id === material.typeId);
          return (
            <tr key={material.id}>
              <th scope="row">
                <span className={styles.material}>
                  <MaterialMark family={known?.family ?? 'other'} size="sm" />
                  {known?.name ?? material.typeId}
                </span>
              </th>
              <td>{rate(material)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
