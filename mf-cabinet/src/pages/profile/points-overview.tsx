import { useWording } from '@ecocircle/app-kit/wording';
import type { PointStatus } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, Button, Card, RefreshIcon, Link as TextLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import {
  countsWanted,
  type PointCounts,
  PointStatusLabel,
  pointListPath,
  type SettledCounts,
  STATUS_ORDER,
  totalOf,
  WHOLE_LIST,
} from '../../points/index.ts';
import { StaleNotice } from '../../request-states/index.ts';
import styles from './points-overview.module.css';
import { StatusBar } from './status-bar.tsx';

function StatusLine({ status, count }: { readonly status: PointStatus; readonly count: number }) {
  const { number } = useWording();
  return (
    <li>
      <Link className={styles.line} to={pointListPath({ ...WHOLE_LIST, status })}>
        <PointStatusLabel status={status} /> <span className={styles.count}>{number(count)}</span>
      </Link>
    </li>
  );
}

function Counts({ counts }: { readonly counts: PointCounts }) {
  const { t } = useWording();
  const held = STATUS_ORDER.filter((status) => counts[status] > 0);
  if (held.length === 0) return <p className={styles.none}>{t('profile.points.none')}</p>;
  return (
    <>
      <StatusBar counts={counts} />
      <ul className={styles.lines}>
        {held.map((status) => (
          <StatusLine key={status} status={status} count={counts[status]} />
        ))}
      </ul>
    </>
  );
}

function Failed() {
  const { t } = useWording();
  const retry = useUnit(countsWanted);
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('profile.points.failed')}</p>
      <Button variant="secondary" icon={<RefreshIcon size="sm" />} onClick={() => retry()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** How many points there are in each status; each status leads to its list. */
export function PointsOverview({ state }: { readonly state: SettledCounts }) {
  const { t, counted } = useWording();
  const refresh = useUnit(countsWanted);
  return (
    <Card as="section" aria-labelledby="points-overview">
      <div className={styles.head}>
        <h2 id="points-overview" className={styles.title}>
          {t('points.title')}
        </h2>
        {state.kind === 'ready' && (
          <p className={styles.total}>{counted('points.total', totalOf(state.data))}</p>
        )}
      </div>
      {state.kind === 'ready' && state.stale && <StaleNotice onRetry={() => refresh()} />}
      {state.kind === 'ready' ? <Counts counts={state.data} /> : <Failed />}
      <TextLink variant="standalone" className={styles.all} render={<Link to="/profile/recycling-points" />}>
        {t('profile.points.all')}
        <ArrowRightIcon size="sm" />
      </TextLink>
    </Card>
  );
}
