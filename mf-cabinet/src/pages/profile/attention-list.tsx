import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import {
  AlertIcon,
  CalendarIcon,
  Card,
  CheckCircleIcon,
  ChevronRightIcon,
  PointStatusIcon,
  Skeleton,
} from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { ALL_EVENTS, eventListPath } from '../../own-events/index.ts';
import { ATTENTION_STATUSES, pointListPath, pointPath, WHOLE_LIST } from '../../points/index.ts';
import styles from './attention-list.module.css';
import type { Attention } from './use-attention.ts';

const ROWS = ['first', 'second', 'third'];

type AttentionStatus = (typeof ATTENTION_STATUSES)[number];

interface RowProps {
  readonly about: AttentionStatus | 'reports' | 'eventDrafts';
  readonly count: number;
  readonly to: string;
  /** The hue of the mark: a status, whose colours the tokens have. */
  readonly hue: AttentionStatus;
  readonly icon: ReactNode;
}

function Row({ about, count, to, hue, icon }: RowProps) {
  const { t, counted } = useWording();
  return (
    <li>
      <Link className={styles.row} to={to}>
        <span
          className={styles.mark}
          style={{ background: `var(--status-${hue}-soft)`, color: `var(--status-${hue})` }}
        >
          {icon}
        </span>
        <span className={styles.words}>
          <strong>{counted(`profile.attention.${about}`, count)}</strong>
          <span className={styles.advice}>{t(`profile.advice.${about}`)}</span>
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

const rowsOf = ({ points, reports, reportedPoint, eventDrafts }: Attention): readonly RowProps[] => [
  {
    about: 'reports',
    count: reports,
    to: reportedPoint === null ? pointListPath(WHOLE_LIST) : pointPath(reportedPoint),
    hue: 'temporarily-not-working',
    icon: <AlertIcon size="sm" />,
  },
  ...ATTENTION_STATUSES.map((status) => ({
    about: status,
    count: points?.[status] ?? 0,
    to: pointListPath({ ...WHOLE_LIST, status }),
    hue: status,
    icon: <PointStatusIcon status={status} size="sm" />,
  })),
  {
    about: 'eventDrafts',
    count: eventDrafts,
    to: eventListPath({ ...ALL_EVENTS, state: 'draft' }),
    hue: 'draft',
    icon: <CalendarIcon size="sm" />,
  },
];

function Rows({ attention }: { readonly attention: Attention }) {
  if (!attention.isKnown) {
    return ROWS.map((row) => (
      <div key={row} className={styles.skeleton} aria-hidden="true">
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </div>
    ));
  }
  const waiting = rowsOf(attention).filter(({ count }) => count > 0);
  if (waiting.length === 0) return <Calm />;
  return (
    <ul className={styles.rows}>
      {waiting.map((row) => (
        <Row key={row.about} {...row} />
      ))}
    </ul>
  );
}

/** What waits for the person, the most urgent first; each leads to the list of it. */
export function AttentionList({ attention }: { readonly attention: Attention }) {
  const { t } = useWording();
  if (attention.isFailed) return null;
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="attention">
      <h2 id="attention" className={styles.title}>
        {t('profile.attention.title')}
      </h2>
      <Rows attention={attention} />
    </Card>
  );
}
