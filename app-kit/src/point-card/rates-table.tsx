import { currencyOf, type PointMaterial, type RecyclingPoint } from '@ecocircle/shared-contracts';
import { MaterialMark } from '@ecocircle/ui-kit';
import { formatMoney, useWording } from '../wording/index.ts';
import type { Dictionaries } from './dictionaries.ts';
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
  const currency = currencyOf(point.country);
  const rate = ({ rate: price, uom }: PointMaterial) => {
    if (price === 0) return <span className={styles.free}>{t('pointCard.rates.free')}</span>;
    const unit = dictionaries.units[uom] ?? uom;
    return (
      <>
        <b>{formatMoney(price, currency, locale)}</b> <span className={styles.unit}>/ {unit}</span>
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
