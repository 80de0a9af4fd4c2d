import { useUnit } from 'effector-react';
import { TopNavigation } from '../../navigation/index.ts';
import { Pager } from '../../pager/index.ts';
import { $counts, PAGE_SIZE, pointListPath, totalOf, WHOLE_LIST } from '../../points/index.ts';
import { useWording } from '../../wording/index.ts';
import { ListFailed, ListSkeleton, NoPoints, NothingFound, PageBeyondTheEnd } from './list-states.tsx';
import { $list, $query, $refreshing, type PointList } from './model.ts';
import styles from './my-recycling-points-page.module.css';
import { PointRow } from './point-row.tsx';
import { SearchField } from './search-field.tsx';
import { StatusFilter } from './status-filter.tsx';

type ReadyList = Extract<PointList, { kind: 'ready' }>;

function Points({ points, total, query }: ReadyList) {
  const { t } = useWording();
  if (points.length === 0) {
    if (total > 0) return <PageBeyondTheEnd query={query} />;
    return query.status || query.search ? <NothingFound query={query} /> : <NoPoints />;
  }
  return (
    <>
      <ul className={styles.rows} aria-label={t('points.title')}>
        {points.map((point) => (
          <PointRow key={point.id} point={point} />
        ))}
      </ul>
      <Pager
        page={query.page}
        last={Math.ceil(total / PAGE_SIZE)}
        pathOf={(page) => pointListPath({ ...query, page })}
      />
    </>
  );
}

function List() {
  const [list, refreshing] = useUnit([$list, $refreshing]);
  if (list.kind === 'loading') return <ListSkeleton />;
  if (list.kind === 'failed') return <ListFailed cause={list.cause} />;
  return (
    <div className={styles.list} aria-busy={refreshing}>
      <Points {...list} />
    </div>
  );
}

/** Says to screen readers how many points the filter left. */
function FoundCount() {
  const { counted } = useWording();
  const [list, refreshing] = useUnit([$list, $refreshing]);
  const known = list.kind === 'ready' && !refreshing;
  return (
    <p role="status" className="visually-hidden">
      {known ? counted('points.found', list.total) : ''}
    </p>
  );
}

/** The recycling points of the person's organisation: searched, filtered, a page at a time. */
export function MyRecyclingPointsPage() {
  const { t, counted } = useWording();
  const [query, counts] = useUnit([$query, $counts]);
  return (
    <div className={styles.page}>
      <TopNavigation />
      <header className={styles.header}>
        <h1>{t('points.title')}</h1>
        <p className={styles.total}>
          {counts.kind === 'ready' ? counted('points.total', totalOf(counts.counts)) : '\u00a0'}
        </p>
      </header>
      <div className={styles.filters}>
        <SearchField query={query ?? WHOLE_LIST} />
        <StatusFilter query={query ?? WHOLE_LIST} counts={counts} />
      </div>
      <FoundCount />
      <List />
    </div>
  );
}
