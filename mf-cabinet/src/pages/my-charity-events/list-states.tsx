import { Link } from '@ecocircle/shared-contracts/router';
import {
  ButtonLink,
  classNames,
  EmptyState,
  emptyListDrawing,
  handsBagDrawing,
  Skeleton,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { ALL_EVENTS, type EventListQuery, eventListPath, NEW_EVENT_PATH } from '../../own-events/index.ts';
import { ownRow } from '../../own-list/index.ts';
import { LoadingRows } from '../../request-states/index.ts';
import styles from './event-row.module.css';

/** Rows of the size of events, before the first list is there. */
export const ListSkeleton = () => (
  <LoadingRows count={4} className={ownRow.row}>
    <Skeleton shape="block" className={classNames(ownRow.picture, styles.cover)} />
    <div className={ownRow.text}>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  </LoadingRows>
);

/** No event was ever made. */
export function NoEvents() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={handsBagDrawing}
      title={t('myEvents.empty.title')}
      text={t('myEvents.empty.text')}
      action={
        <ButtonLink variant="secondary" render={<Link to={NEW_EVENT_PATH} />}>
          {t('myEvents.create')}
        </ButtonLink>
      }
    />
  );
}

/** The filter or the search leaves nothing, or the address names a page that the list no longer has. */
export function OtherList({
  about,
  query,
}: {
  readonly about: 'nothing' | 'beyond';
  readonly query: EventListQuery;
}) {
  const { t } = useTranslation();
  const to = eventListPath(about === 'nothing' ? ALL_EVENTS : { ...query, page: 1 });
  return (
    <EmptyState
      drawing={emptyListDrawing}
      title={t(`myEvents.${about}.title`)}
      text={t(`myEvents.${about}.text`)}
      action={
        <ButtonLink variant="secondary" render={<Link to={to} replace />}>
          {t(`myEvents.${about}.action`)}
        </ButtonLink>
      }
    />
  );
}
