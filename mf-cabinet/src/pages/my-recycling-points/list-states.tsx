import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyListDrawing, emptyMapDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { ownList, ownRow } from '../../own-list/index.ts';
import { type PointListQuery, pointListPath, WHOLE_LIST } from '../../points/index.ts';
import { LoadingRows } from '../../request-states/index.ts';
import styles from './list-states.module.css';

/** Rows of the size of points, before the first list is there. */
export const ListSkeleton = () => (
  <div className={ownList.rows}>
    <LoadingRows count={6} className={ownRow.row}>
      <Skeleton shape="block" className={styles.photo} />
      <div className={ownRow.text}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    </LoadingRows>
  </div>
);

/** No point was added yet. */
export function NoPoints() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={emptyMapDrawing}
      title={t('points.empty.title')}
      text={t('points.empty.text')}
      action={
        <ButtonLink render={<Link to="/profile/create-recycling-point" />}>{t('points.create')}</ButtonLink>
      }
    />
  );
}

interface OtherListProps {
  readonly about: 'nothing' | 'beyond';
  readonly text: string;
  /** The list that it leads to. */
  readonly to: PointListQuery;
}

/** Leads away from a list without points. */
function OtherList({ about, text, to }: OtherListProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={emptyListDrawing}
      title={t(`points.${about}.title`)}
      text={text}
      action={
        <ButtonLink variant="secondary" render={<Link to={pointListPath(to)} replace />}>
          {t(`points.${about}.action`)}
        </ButtonLink>
      }
    />
  );
}

/** The filter or the search leaves nothing. */
export function NothingFound({ query: { status, search } }: { readonly query: PointListQuery }) {
  const { t } = useTranslation();
  const values = { search, status: status && t(`status.${status}`) };
  const by = search ? (status ? 'searchInStatus' : 'search') : 'status';
  return <OtherList about="nothing" text={t(`points.nothing.${by}`, values)} to={WHOLE_LIST} />;
}

/** The address names a page that the list no longer has. */
export function PageBeyondTheEnd({ query }: { readonly query: PointListQuery }) {
  const { t } = useTranslation();
  return <OtherList about="beyond" text={t('points.beyond.text')} to={{ ...query, page: 1 }} />;
}
