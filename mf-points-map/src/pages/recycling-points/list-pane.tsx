import { useWording } from '@ecocircle/app-kit/wording';
import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Banner, Button, ButtonLink, classNames, EmptyState, ErrorState } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { type PointFilter, writeFilter } from '../../filters/index.ts';
import type { LeafletMap, MarkedPoint } from '../../map-canvas/index.ts';
import { ListSkeleton, PointList } from '../../point-list/index.ts';
import {
  $count,
  $listState,
  type PointList as LoadedList,
  moreWanted,
  retried,
} from '../../points-browser/index.ts';
import styles from './list-pane.module.css';

/** What the panel gives the list. */
export interface ListPaneProps {
  /** The element of the title: a page has one first heading, which is the card's where one is open. */
  readonly heading: 'h1' | 'h2';
  /** The point that the address names, where it is closed for good; `unknown` where there is none. */
  readonly missing: RecyclingPoint | 'unknown' | null;
  /** The list that the server rendered. */
  readonly first: LoadedList | null;
  readonly filter: PointFilter;
  readonly map: LeafletMap | null;
  readonly onPointAt: (point: MarkedPoint | null) => void;
}

const ZOOM_STEPS_OUT = -3;

function Empty({ filter, map }: Pick<ListPaneProps, 'filter' | 'map'>) {
  const { t } = useTranslation();
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

/** The list as the page shows it: the server's until the map has asked for its own. */
function useList(first: LoadedList | null) {
  const [state, count] = useUnit([$listState, $count]);
  const shown = state.kind === 'ready' ? state.data : state.kind === 'idle' ? first : null;
  return { state, shown, count: count ?? shown?.total ?? null };
}

function Failed() {
  const { t } = useTranslation();
  const retry = useUnit(retried);
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

/** More of the list failed to load; what is shown stays. */
function Stale() {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.stale}>
      {t('list.failed.text')}
    </p>
  );
}

/** The way to the rest of the list. */
function More({ loading }: { readonly loading: boolean }) {
  const { t } = useTranslation();
  const more = useUnit(moreWanted);
  return (
    <div className={styles.more}>
      <Button variant="secondary" wide loading={loading} onClick={more}>
        {t('list.more')}
      </Button>
    </div>
  );
}

function Content({ filter, map, first, onPointAt }: Omit<ListPaneProps, 'heading' | 'missing'>) {
  const { state, shown } = useList(first);
  if (state.kind === 'failed') return <Failed />;
  if (!shown) return <ListSkeleton />;
  if (shown.points.length === 0) return <Empty filter={filter} map={map} />;
  const { refreshing, stale } = state.kind === 'ready' ? state : { refreshing: false, stale: null };
  return (
    <>
      <PointList points={shown.points} search={writeFilter(filter)} onPointAt={onPointAt} />
      {stale && <Stale />}
      {shown.points.length < shown.total && <More loading={refreshing} />}
    </>
  );
}

/** Why there is no card: nobody knows the point, or it is closed for good. */
function Missing({ point }: { readonly point: RecyclingPoint | 'unknown' }) {
  const { t } = useTranslation();
  const isKnown = point !== 'unknown';
  const title = isKnown ? t('missing.forGood', { name: point.name }) : t('missing.title');
  return (
    <div className={styles.missing}>
      <Banner label={title} tone="warning" title={title}>
        {isKnown && point.closing?.comment && <p>{point.closing.comment}</p>}
        <p>{t(isKnown ? 'missing.others' : 'missing.text')}</p>
      </Banner>
    </div>
  );
}

/** The heading, a notice where the address names no point, and the points. */
export function ListPane({ heading: Heading, missing, ...props }: ListPaneProps) {
  const { t, number } = useWording();
  const { state, count } = useList(props.first);
  const about = props.filter.q ? 'found' : 'inView';
  return (
    <>
      <header className={styles.head}>
        <Heading className={styles.title} tabIndex={-1} data-list-heading>
          {t('list.title')}
        </Heading>
        {/* It counts what the map shows, which is not printed. */}
        <p className={classNames(styles.count, 'no-print')} role="status">
          {count !== null && t(`list.${about}`, { count, shown: number(count) })}
          {count === null && state.kind !== 'failed' && t('list.loading')}
        </p>
      </header>
      {missing && <Missing point={missing} />}
      <Content {...props} />
    </>
  );
}
