import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { classNames, Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { alertPath, EXPORT_FORMATS, exportHref, type PointsQuery } from '../../points-data/index.ts';
import styles from './list-pane.module.css';

const NAMES = { geojson: 'GeoJSON', csv: 'CSV' } as const;

/** What follows the list: the way to hear of the points that come, and all that there are as files. */
export function ListLinks({ query }: { readonly query: PointsQuery }) {
  const { t } = useTranslation();
  return (
    <p className={styles.export}>
      <RouterLink to={alertPath(query)} rel="nofollow" className={classNames(styles.alert, 'no-print')}>
        {t('list.alert')}
      </RouterLink>
      {t('list.export.label')}
      {EXPORT_FORMATS.map((format) => (
        <Link
          key={format}
          href={exportHref(format, query)}
          download
          rel="nofollow"
          variant="standalone"
          aria-label={`${t('list.export.label')}: ${NAMES[format]}`}
        >
          {NAMES[format]}
        </Link>
      ))}
      <span className={styles.licence}>{t('list.export.note')}</span>
    </p>
  );
}
