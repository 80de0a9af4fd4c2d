import { formattingLocale } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Banner, Button, ButtonLink, EmptyState, ErrorState } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type PointFilter, writeFilter } from '../../filters/index.ts';
import type { LeafletMap, MarkedPoint } from '../../map-canvas/index.ts';
import { ListSkeleton, PointList } from '../../point-list/index.ts';
import {
  $count,
  $list,
  $listFailed,
  $listPending,
  type PointList as LoadedList,
  moreWanted,
  retried,
} from '../../points-browser/index.ts';
import { useServices, useTexts } from '../../portal-services/index.ts';
import styles from './list-pane.module.css';

/** What the panel gives the list. */
export interface ListPaneProps {
  /** The element of the title: a page has one first heading, which is the card's where one is open. */
  readonly heading: 'h1' | 'h2';
  /** The address names a point that nobody may see. */
  readonly missing: boolean;
  /** The list that the server rendered. */
  readonly first: LoadedList | null;
  readonly filter: PointFilter;
  readonly map: LeafletMap | null;
  readonly onPointAt: (point: MarkedPoint | null) => void;
}

const ZOOM_STEPS_OUT = -3;

function Empty({ filter, map }: Pick<ListPaneProps, 'filter' | 'map'>) {
  const t = useTexts();
  const filtered = filter.q !== '' || filter.materials.length > 0;
  const action = filtered ? (
    <ButtonLink variant="secondary" render={<Link to="/recycling-points" />}>
      {t('filters.reset')}
    </ButtonLink>
  ) : (
    <Button variant="secondary" onClick={() => map?.zoomBy(ZOOM_STEPS_OUT)}>
      {t('list.zoomOut')}
    </Button>
  );
  const about = filter.q ? 'search' : filtered ? 'filter' : 'here';
  return (
    <EmptyState
      title={t(`list.empty.${about}.title`, { q: filter.q })}
      text={t(`list.empty.${about}.text`)}
      action={action}
      className={styles.empty}
    />
  );
}

function useList(first: LoadedList | null) {
  const { list, failed, pending, count } = useUnit({
    list: $list,
    failed: $listFailed,
    pending: $listPending,
    count: $count,
  });
  const shown = list ?? first;
  return { list: shown, failed, pending, count: count ?? shown?.total ?? null };
}

function Content({ filter, map, first, onPointAt }: Omit<ListPaneProps, 'heading' | 'missing'>) {
  const t = useTexts();
  const { list, failed, pending } = useList(first);
  const { more, retry } = useUnit({ more: moreWanted, retry: retried });
  if (failed && !pending) {
    return (
      <ErrorState
        title={t('list.failed.title')}
        text={t('list.failed.text')}
        action={<Button onClick={retry}>{t('map.retry')}</Button>}
        announce
        className={styles.empty}
      />
    );
  }
  if (!list) return <ListSkeleton />;
  if (list.points.length === 0) return <Empty filter={filter} map={map} />;
  return (
    <>
      <PointList points={list.points} search={writeFilter(filter)} onPointAt={onPointAt} />
      {list.points.length < list.total && (
        <div className={styles.more}>
          <Button variant="secondary" wide loading={pending} onClick={more}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The heading, what the address asked for in vain, and the points. */
export function ListPane({ heading: Heading, missing, ...props }: ListPaneProps) {
  const t = useTexts();
  const { locale } = useServices().locale;
  const { count } = useList(props.first);
  const about = props.filter.q ? 'found' : 'inView';
  return (
    <>
      <header className={styles.head}>
        <Heading className={styles.title} tabIndex={-1} data-list-heading>
          {t('list.title')}
        </Heading>
        <p className={styles.count} role="status">
          {count === null
            ? t('list.loading')
            : t(`list.${about}`, {
                count,
                shown: new Intl.NumberFormat(formattingLocale(locale)).format(count),
              })}
        </p>
      </header>
      {missing && (
        <div className={styles.missing}>
          <Banner label={t('missing.title')} tone="warning" title={t('missing.title')}>
            {t('missing.text')}
          </Banner>
        </div>
      )}
      <Content {...props} />
    </>
  );
}
