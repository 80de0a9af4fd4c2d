import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { Card, CheckCircleIcon, ChevronRightIcon, PointStatusIcon, Skeleton } from '@ecocircle/ui-kit';
import { ATTENTION_STATUSES, type CountsState, pointListPath, WHOLE_LIST } from '../../points/index.ts';
import styles from './attention-list.module.css';

const ROWS = ['first', 'second', 'third'];

type AttentionStatus = (typeof ATTENTION_STATUSES)[number];

function AttentionRow({ status, count }: { readonly status: AttentionStatus; readonly count: number }) {
  const { t, counted } = useWording();
  return (
    <li>
      <Link className={styles.row} to={pointListPath({ ...WHOLE_LIST, status })}>
        <span
          className={styles.mark}
          style={{ background: `var(--status-${status}-soft)`, color: `var(--status-${status})` }}
        >
          <PointStatusIcon status={status} size="sm" />
        </span>
        <span className={styles.words}>
          <strong>{counted(`profile.attention.${status}`, count)}</strong>
          <span className={styles.advice}>{t(`profile.advice.${status}`)}</span>
        </span>
        <ChevronRightIcon size="sm" className={styles.arrow} />
      </Link>
    </li>
  );
}

function Calm() {
  const { t } = useWording();
  return (
    <p className={styles.calm}>
      <CheckCircleIcon />
      {t('profile.attention.nothing')}
    </p>
  );
}

function Rows({ state }: { readonly state: CountsState }) {
  if (state.kind !== 'ready') {
    return ROWS.map((row) => (
      <div key={row} className={styles.skeleton} aria-hidden="true">
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </div>
    ));
  }
  const waiting = ATTENTION_STATUSES.filter((status) => state.data[status] > 0);
  if (waiting.length === 0) return <Calm />;
  return (
    <ul className={styles.rows}>
      {waiting.map((status) => (
        <AttentionRow key={status} status={status} count={state.data[status]} />
      ))}
    </ul>
  );
}

/** The points that wait for their creator, the most urgent first; each leads to the list of them. */
export function AttentionList({ state }: { readonly state: CountsState }) {
  const { t } = useWording();
  if (state.kind === 'failed') return null;
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="attention">
      <h2 id="attention" className={styles.title}>
        {t('profile.attention.title')}
      </h2>
      <Rows state={state} />
    </Card>
  );
}
