import type { LatestRequest, ReadyState } from '@ecocircle/app-kit/request';
import { useWording } from '@ecocircle/app-kit/wording';
import type { PageOf } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { RequestFailed, StaleNotice } from '../request-states/index.ts';
import styles from './own-list.module.css';

/** What is listed: the key of its texts. */
type ListedThings = 'points' | 'myEvents';

interface RequestedListProps<Query, Entry> {
  readonly about: ListedThings;
  readonly list: LatestRequest<Query, PageOf<Entry>>;
  /** Stands there until the first answer. */
  readonly skeleton: ReactNode;
  readonly children: (ready: ReadyState<Query, PageOf<Entry>>) => ReactNode;
}

/** A list as far as its request is: awaited, failed, or there, dimmed while it is asked for again. */
export function RequestedList<Query, Entry>(props: RequestedListProps<Query, Entry>) {
  const { about, list, skeleton, children } = props;
  const [state, retry] = useUnit([list.$state, list.refreshed]);
  if (state.kind === 'failed')
    return <RequestFailed about={about} cause={state.cause} onRetry={() => retry()} />;
  if (state.kind !== 'ready') return skeleton;
  return (
    <div className={styles.list} aria-busy={state.refreshing}>
      {state.stale && <StaleNotice onRetry={() => retry()} />}
      {children(state)}
    </div>
  );
}

/** Says to screen readers how many entries the filter left. */
export function FoundCount<Query, Entry>({
  about,
  list,
}: Pick<RequestedListProps<Query, Entry>, 'about' | 'list'>) {
  const { counted } = useWording();
  const state = useUnit(list.$state);
  const known = state.kind === 'ready' && !state.refreshing;
  return (
    <p role="status" className="visually-hidden">
      {known ? counted(`${about}.found`, state.data.total) : ''}
    </p>
  );
}
