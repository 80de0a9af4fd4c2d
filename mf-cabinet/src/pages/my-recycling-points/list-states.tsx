import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyListDrawing, emptyMapDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { type PointListQuery, pointListPath, WHOLE_LIST } from '../../points/index.ts';
import styles from './list-states.module.css';
import row from './point-row.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rows of the size of points, before the first list is there. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {ROWS.map((key) => (
        <div key={key} className={row.row} aria-hidden="true">
          <Skeleton shape="block" className={styles.photo} />
          <div className={row.text}>
            <Skeleton shape="heading" width="half" />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** No point was added yet. */
export function NoPoints() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={emptyMapDrawing}
      title={t('points.empty.title')}
      text={t('points.empty.text')}
      action={<ButtonLink render={<Link to="/recycling-points" />}>{t('points.empty.action')}</ButtonLink>}
    />
  );
}

/** The filter or the search leaves nothing. */
export function NothingFound({ query: { status, search } }: { readonly query: PointListQuery }) {
  const { t } = useTranslation();
  const values = { search, status: status && t(`status.${status}`) };
  const text = search ? (status ? 'searchInStatus' : 'search') : 'status';
  return (
    <EmptyState
      drawing={emptyListDrawing}
      title={t('points.nothing.title')}
      text={t(`points.nothing.${text}`, values)}
      action={
        <ButtonLink variant="secondary" render={<Link to={pointListPath(WHOLE_LIST)} replace />}>
          {t('points.nothing.action')}
        </ButtonLink>
      }
    />
  );
}

/** The address names a page that the list no longer has. */
export function PageBeyondTheEnd({ query }: { readonly query: PointListQuery }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={emptyListDrawing}
      title={t('points.beyond.title')}
      text={t('points.beyond.text')}
      action={
        <ButtonLink variant="secondary" render={<Link to={pointListPath({ ...query, page: 1 })} replace />}>
          {t('points.beyond.action')}
        </ButtonLink>
      }
    />
  );
}
