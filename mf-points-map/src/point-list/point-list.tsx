import { ClosingLabel, OpenLabel } from '@ecocircle/app-kit/point-card';
import { Link } from '@ecocircle/shared-contracts/router';
import { MaterialIcon, MaterialMark } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { PointSummary } from '../points-data/index.ts';
import styles from './point-list.module.css';

/** What the list tells the page. */
export interface PointListProps {
  readonly points: readonly PointSummary[];
  /** The query that links keep. */
  readonly search: string;
  readonly onPointAt: (point: PointSummary | null) => void;
}

function Families({ point }: { readonly point: PointSummary }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.families} aria-label={t('list.takes')}>
      {point.families.map((family) => (
        <li key={family} title={t(`families.${family}`)}>
          <MaterialIcon family={family} size="sm" />
          <span className="visually-hidden">{t(`families.${family}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The points beside the map; each stands for a mark on it. */
export function PointList({ points, search, onPointAt }: PointListProps) {
  return (
    <ol className={styles.list}>
      {points.map((point) => (
        <li
          key={point.id}
          className={styles.item}
          onPointerEnter={() => onPointAt(point)}
          onPointerLeave={() => onPointAt(null)}
          onFocus={() => onPointAt(point)}
          onBlur={() => onPointAt(null)}
        >
          <MaterialMark family={point.family} />
          <div className={styles.text}>
            <h2 className={styles.name}>
              <Link
                to={{ pathname: `/recycling-points/${point.id}`, search }}
                className={styles.link}
                data-point={point.id}
                preventScrollReset
              >
                {point.name}
              </Link>
            </h2>
            <p className={styles.address}>{point.address}</p>
            <div className={styles.facts}>
              {point.closing ? <ClosingLabel closing={point.closing} /> : <OpenLabel now={point.open} />}
              <Families point={point} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
