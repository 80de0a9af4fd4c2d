import { useWording } from '@ecocircle/app-kit/wording';
import type { PointHistoryEntry } from '@ecocircle/shared-contracts';
import { Card, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { ListPager } from '../pager/index.ts';
import { LoadingRows, RequestFailed, StaleNotice } from '../request-states/index.ts';
import { Changes } from './changes.tsx';
import { HISTORY_PAGE_SIZE } from './fetch-history.ts';
import styles from './history.module.css';
import { history } from './model.ts';

interface EntryProps {
  readonly entry: PointHistoryEntry;
  readonly country: string;
}

function Entry({ entry, country }: EntryProps) {
  const { t, moment } = useWording();
  const { at, actor, actorName, action, reason, difference } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.action}>{t(`history.action.${action}`)}</p>
      <p className={styles.who}>
        {actorName || t(`history.actor.${actor}`)} · <time dateTime={at}>{moment(at)}</time>
      </p>
      {reason && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      <Changes difference={difference} country={country} />
    </li>
  );
}

interface HistoryProps {
  /** The country of the point, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The address of a page of the history. */
  readonly pathOf: (page: number) => string;
}

function Entries({ country, pathOf }: HistoryProps) {
  const { t } = useWording();
  const [state, retry] = useUnit([history.$state, history.refreshed]);
  if (state.kind === 'failed')
    return <RequestFailed about="history" level={3} cause={state.cause} onRetry={() => retry()} />;
  if (state.kind !== 'ready')
    return (
      <LoadingRows count={3} className={styles.entry}>
        <Skeleton lines={2} />
      </LoadingRows>
    );
  const { entries, total } = state.data;
  return (
    <>
      {state.stale && <StaleNotice onRetry={() => retry()} />}
      {total === 0 && <p className={styles.none}>{t('history.none')}</p>}
      <ol className={styles.entries} aria-labelledby="point-history" aria-busy={state.refreshing}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} country={country} />
        ))}
      </ol>
      <ListPager page={state.params.page} last={Math.ceil(total / HISTORY_PAGE_SIZE)} pathOf={pathOf} />
    </>
  );
}

/** What happened to a point: who did what, when, and which fields changed, the newest first. */
export function History(props: HistoryProps) {
  const { t } = useWording();
  return (
    <Card as="section" padding="md" aria-labelledby="point-history">
      <h2 id="point-history" className={styles.title}>
        {t('history.title')}
      </h2>
      <Entries {...props} />
    </Card>
  );
}
