import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, classNames, ErrorState, latePart } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Answer, type ThingAnswer } from '../../answer/index.ts';
import { EmbedButton } from '../../embed/index.ts';
import { namedIn, type PointFilter, writeFilter } from '../../filters/index.ts';
import type { LeafletMap } from '../../map-canvas/index.ts';
import { ageOf, KeepCity } from '../../offline/index.ts';
import { PointList, type PointListProps } from '../../point-list/index.ts';
import {
  $count,
  $isLineLost,
  $lastList,
  $lastListAt,
  $lastListFits,
  $listState,
  $listWaiting,
  type PointList as LoadedList,
  moreWanted,
  retried,
} from '../../points-browser/index.ts';
import { ListLinks } from './list-links.tsx';
import styles from './list-pane.module.css';
import type { CardData } from './map-data.ts';
import { MAP_PATH } from './map-path.ts';
import { orderWords } from './order-words.ts';
import { UnreachableCard } from './unreachable-card.tsx';

/** It comes with what finds out that there is no card. */
const NoCard = latePart(() => import(/* webpackChunkName: "reading" */ './no-card.tsx'));

/** What reads lists brings what stands in the place of one. */
const ListSkeleton = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "reading" */ '../../point-list/list-skeleton.tsx').catch(() => ({
    default: () => null,
  })),
);
/** Most lists find something. */
const EmptyList = latePart(() => import(/* webpackChunkName: "list-notices" */ './empty-list.tsx'));

/** What the panel gives the list. */
export interface ListPaneProps {
  /** The element of the title: a page has one first heading, which is the card's where one is open. */
  readonly heading: 'h1' | 'h2';
  /** What the address names; of a point the panel shows the card. */
  readonly card: CardData;
  /** The list that the server rendered. */
  readonly first: LoadedList | null;
  readonly filter: PointFilter;
  readonly answer: ThingAnswer | null;
  readonly dictionaries: Dictionaries;
  readonly map: LeafletMap | null;
  readonly onPointAt: PointListProps['onPointAt'];
}

/** The list as the page shows it: the server's until the map has asked for its own, and the one of before meanwhile. */
function useList(first: LoadedList | null) {
  const [state, last, lastFits, isWaiting, count, isLineLost] = useUnit([
    $listState,
    $lastList,
    $lastListFits,
    $listWaiting,
    $count,
    $isLineLost,
  ]);
  const isLast = state.kind === 'ready' || (state.kind === 'pending' && lastFits) || isLineLost;
  const shown = state.kind === 'idle' ? first : isLast ? last : null;
  return { state, shown, isWaiting, isLineLost, count: count ?? shown?.total ?? null };
}

function Failed({ isLineLost }: { readonly isLineLost: boolean }) {
  const { t } = useTranslation();
  const retry = useUnit(retried);
  const why = isLineLost ? 'noLine' : 'failed';
  return (
    <ErrorState
      title={t(`list.${why}.title`)}
      text={t(`list.${why}.text`)}
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

/** There is no line: the list is the one that was seen last, how old it is, and whether it is what was chosen. */
function LineLost() {
  const { t } = useTranslation();
  const [at, fits, retry] = useUnit([$lastListAt, $lastListFits, retried]);
  const { unit, count } = ageOf(at, Date.now());
  const age = t(`offline.age.${unit}`, { count });
  return (
    <div role="alert" className={styles.lineLost}>
      <p>{t(`list.lineLost.${fits ? 'seen' : 'otherChoice'}`, { age })}</p>
      <Button size="sm" variant="secondary" onClick={retry}>
        {t('map.retry')}
      </Button>
    </div>
  );
}

/** Asks again when the device has its line back; where it says so too early, the way to press is still there. */
function useLineBack(isLineLost: boolean): void {
  const retry = useUnit(retried);
  useEffect(() => {
    if (!isLineLost) return undefined;
    const ask = (): void => retry();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [isLineLost, retry]);
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

const ZOOM_STEPS_OUT = -3;

/** Zooms out, where there is no map yet as soon as there is. */
function useZoomOut(map: LeafletMap | null): () => void {
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!map || !isWanted) return;
    map.zoomBy(ZOOM_STEPS_OUT);
    want(false);
  }, [map, isWanted]);
  return useCallback(() => want(true), []);
}

const Points = memo(PointList);

/** Points that come are rendered in turns with the browser, so that the map goes on moving meanwhile. */
const ArrivingPoints = ({ points, ...props }: PointListProps) => (
  <Points points={useDeferredValue(points)} {...props} />
);

function Content({
  filter,
  answer,
  dictionaries,
  map,
  first,
  onPointAt,
}: Omit<ListPaneProps, 'heading' | 'card'>) {
  const { state, shown, isWaiting, isLineLost } = useList(first);
  const onZoomOut = useZoomOut(map);
  useLineBack(isLineLost);
  if (state.kind === 'failed' && !shown) return <Failed isLineLost={isLineLost} />;
  if (!shown)
    return (
      <Suspense>
        <ListSkeleton />
      </Suspense>
    );
  if (shown.points.length === 0)
    return (
      <EmptyList
        filter={filter}
        query={shown.query}
        nearest={shown.nearest}
        materials={dictionaries.materials}
        answer={answer}
        onZoomOut={onZoomOut}
      />
    );
  const { refreshing, stale } = state.kind === 'ready' ? state : { refreshing: false, stale: null };
  return (
    <div aria-busy={isWaiting} className={classNames(isWaiting && styles.waiting)}>
      {isLineLost && <LineLost />}
      <ArrivingPoints
        points={shown.points}
        dictionaries={dictionaries}
        search={writeFilter(filter)}
        onPointAt={onPointAt}
      />
      {stale && <Stale />}
      {shown.points.length < shown.total && <More loading={refreshing} />}
      <ListLinks query={shown.query} />
    </div>
  );
}

/** What is asked for is taken nowhere: what the list has is for other things. */
const isForOthers = ({ answer, filter }: Pick<ListPaneProps, 'answer' | 'filter'>): boolean =>
  answer?.thing.materials.length === 0 && filter.materials.length === 0;

/** Why the points stand in their order, and the way to the other one. */
function Order({ first, filter, answer, dictionaries }: Omit<ListPaneProps, 'heading' | 'card'>) {
  const { t } = useWording();
  const { shown } = useList(first);
  const other = filter.sort === 'price' ? 'open' : 'price';
  const isOffered = namedIn(filter) > 0 && !isForOthers({ answer, filter });
  return (
    <p className={styles.order}>
      {orderWords(filter, shown?.price ?? null, { words: dictionaries, t })}
      {isOffered && (
        <Link
          to={MAP_PATH + writeFilter({ ...filter, sort: other, paid: other === 'price' && filter.paid })}
          className={classNames(styles.sort, 'no-print')}
          preventScrollReset
        >
          {t(`order.${other}`)}
        </Link>
      )}
    </p>
  );
}

/** The heading, a notice where the address names no point, and the points. */
export function ListPane({ heading: Heading, card, ...props }: ListPaneProps) {
  const { t, number } = useWording();
  const { state, count } = useList(props.first);
  const about = props.filter.q ? 'found' : 'inView';
  return (
    <>
      {props.answer && (
        <Answer answer={props.answer} filter={props.filter} materials={props.dictionaries.materials} />
      )}
      <header className={styles.head} data-grip>
        <Heading className={styles.title} tabIndex={-1} data-list-heading>
          {t(isForOthers(props) ? 'list.others' : 'list.title')}
        </Heading>
        {/* It counts what the map shows, which is not printed. */}
        <p className={classNames(styles.count, 'no-print')} role="status">
          {count !== null && t(`list.${about}`, { count, shown: number(count) })}
          {count === null && state.kind !== 'failed' && t('list.loading')}
        </p>
        <Order {...props} />
      </header>
      {card.kind === 'unreachable' && <UnreachableCard />}
      {(card.kind === 'missing' || card.kind === 'closed') && <NoCard card={card} />}
      <Content {...props} />
      {!props.filter.isBare && (
        <>
          {/* Outside of the content, which goes while a list is waited for: a press on it and the focus stay. */}
          <div className={classNames(styles.embed, 'no-print')}>
            <EmbedButton path={MAP_PATH} />
          </div>
          <div className={classNames(styles.embed, 'no-print')}>
            <KeepCity map={props.map} />
          </div>
        </>
      )}
    </>
  );
}
