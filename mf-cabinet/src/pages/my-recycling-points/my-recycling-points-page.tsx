import { SearchField } from '@ecocircle/app-kit/list-search';
import type { ReadyState } from '@ecocircle/app-kit/request';
import { useWording } from '@ecocircle/app-kit/wording';
import type { PageOf } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, PlusIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type Ref, useEffect, useRef } from 'react';
import { NavigatedPage } from '../../navigation/index.ts';
import { FoundCount, ownList, RequestedList } from '../../own-list/index.ts';
import { ListPager } from '../../pager/index.ts';
import { ClosingDialog } from '../../point-actions/index.ts';
import { FileMenu, ReviewAllButton } from '../../point-files/index.ts';
import {
  $counts,
  type ListedPoint,
  PAGE_SIZE,
  type PointListQuery,
  pointListPath,
  totalOf,
  WHOLE_LIST,
} from '../../points/index.ts';
import { ListSkeleton, NoPoints, NothingFound, PageBeyondTheEnd } from './list-states.tsx';
import { list } from './model.ts';
import styles from './my-recycling-points-page.module.css';
import { PointRow } from './point-row.tsx';
import { $selection, draftOf, selectionBegun, selectionEnded } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StatusFilter } from './status-filter.tsx';

function Points({ params: query, data }: ReadyState<PointListQuery, PageOf<ListedPoint>>) {
  const { entries: points, total } = data;
  const { t } = useWording();
  if (points.length === 0) {
    if (total > 0) return <PageBeyondTheEnd query={query} />;
    return query.status || query.search ? <NothingFound query={query} /> : <NoPoints />;
  }
  return (
    <>
      <ul className={ownList.rows} aria-label={t('points.title')}>
        {points.map((point) => (
          <PointRow key={point.id} point={point} />
        ))}
      </ul>
      <ListPager
        page={query.page}
        last={Math.ceil(total / PAGE_SIZE)}
        pathOf={(page) => pointListPath({ ...query, page })}
      />
    </>
  );
}

/** Whether there are drafts, those of revisions among the points that are shown. */
function useHasDrafts(): boolean {
  const [state, counts] = useUnit([list.$state, $counts]);
  if (counts.kind === 'ready' && counts.data.draft > 0) return true;
  return state.kind === 'ready' && state.data.entries.some(draftOf);
}

/**
 * Begins to choose drafts, and gives it up. It stands there as long as there may be any: those of revisions on other pages
 * are not known.
 */
function SelectButton({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const { t } = useWording();
  const [state, chosen, begin, end] = useUnit([list.$state, $selection, selectionBegun, selectionEnded]);
  const hasDrafts = useHasDrafts();
  const hasOtherPages = state.kind === 'ready' && state.data.total > state.data.entries.length;
  if (!hasDrafts && !hasOtherPages && !chosen) return null;
  return (
    <Button ref={ref} variant="secondary" aria-pressed={chosen !== null} onClick={chosen ? end : begin}>
      {t('points.select.begin')}
    </Button>
  );
}

/** The recycling points of the person's organisation: searched, filtered, a page at a time. */
export function MyRecyclingPointsPage() {
  const { t, counted } = useWording();
  const [query, counts, leave] = useUnit([list.$wanted, $counts, list.left]);
  useEffect(() => leave, [leave]);
  const [heading, select] = [useRef<HTMLHeadingElement>(null), useRef<HTMLButtonElement>(null)];
  return (
    <NavigatedPage>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t('points.title')}
        </h1>
        <p className={styles.total}>
          {counts.kind === 'ready' ? counted('points.total', totalOf(counts.data)) : '\u00a0'}
        </p>
      </header>
      <div className={styles.tools}>
        <ButtonLink icon={<PlusIcon size="sm" />} render={<Link to="/profile/create-recycling-point" />}>
          {t('points.create')}
        </ButtonLink>
        {useHasDrafts() && <ReviewAllButton />}
        <SelectButton ref={select} />
        <FileMenu />
      </div>
      <div className={ownList.filters}>
        <SearchField
          search={query?.search ?? ''}
          pathOf={(search) => pointListPath({ ...(query ?? WHOLE_LIST), search, page: 1 })}
          texts={{
            label: t('points.search.label'),
            placeholder: t('points.search.placeholder'),
            clear: t('points.search.clear'),
          }}
        />
        <StatusFilter query={query ?? WHOLE_LIST} counts={counts} />
      </div>
      <FoundCount about="points" list={list} />
      <RequestedList about="points" list={list} skeleton={<ListSkeleton />}>
        {(ready) => <Points {...ready} />}
      </RequestedList>
      <SelectionBar onCancel={() => select.current?.focus()} onDone={() => heading.current?.focus()} />
      <ClosingDialog />
    </NavigatedPage>
  );
}
