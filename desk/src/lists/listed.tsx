import type { LatestRequest } from '@ecocircle/app-kit/request';
import { Button, EmptyState, emptyListDrawing } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type Key, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed, Loading } from '../request-states/index.ts';
import { isSameList, type KeyPages, type ListWish } from './key-pages.ts';
import styles from './listed.module.css';

interface ListedProps<Entry> {
  readonly request: LatestRequest<ListWish, KeyPages<Entry>>;
  /** What the list belongs to. */
  readonly of?: string;
  readonly filter?: ListWish['filter'];
  /** The accessible name of the list. */
  readonly label: string;
  /** What is said where there is nothing. */
  readonly empty: string;
  /** How many of its pages show, and what shows one more; a list that is a part of a page keeps count of them itself. */
  readonly pages?: number;
  readonly onMore?: () => void;
  /** The list is a part of a page about something else: where it is empty, a line says so. */
  readonly isPart?: boolean;
  /** The way on where there is nothing. */
  readonly wayOn?: ReactNode;
  readonly keyOf: (entry: Entry) => Key;
  readonly children: (entry: Entry) => ReactNode;
}

const EVERYTHING = {};

/** A list that is loaded when its page opens, and grows by a button. */
export function Listed<Entry>(props: ListedProps<Entry>) {
  const { request, of, filter = EVERYTHING, label, empty, isPart, wayOn, keyOf, children } = props;
  const [counted, setCounted] = useState(1);
  const { pages = counted, onMore = () => setCounted(counted + 1) } = props;
  const { t } = useTranslation();
  const wish = useMemo(() => ({ ...(of !== undefined && { of }), filter, pages }), [of, filter, pages]);
  const [state, want, refresh, leave] = useUnit([
    request.$state,
    request.wanted,
    request.refreshed,
    request.left,
  ]);
  useEffect(() => {
    want(wish);
  }, [want, wish]);
  useEffect(() => () => leave(), [leave]);
  if (state.kind === 'failed') return <Failed cause={state.cause} onRetry={() => refresh()} />;
  // What another page shows as its part is none of this one.
  if (state.kind !== 'ready' || (isPart && !isSameList(state.params, wish))) return <Loading />;
  const { entries, next } = state.data;
  if (entries.length === 0 && isPart) return <p>{empty}</p>;
  if (entries.length === 0)
    return <EmptyState level={2} drawing={emptyListDrawing} title={empty} action={wayOn} />;
  return (
    <>
      <ul className={styles.list} aria-label={label} aria-busy={state.refreshing}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{children(entry)}</li>
        ))}
      </ul>
      {state.stale && <p role="alert">{t(`notLoaded.${state.stale}`)}</p>}
      {(next !== null || state.stale) && (
        <Button
          variant="secondary"
          loading={state.refreshing}
          onClick={state.stale ? () => refresh() : onMore}
        >
          {t(state.stale ? 'retry' : 'more')}
        </Button>
      )}
    </>
  );
}
