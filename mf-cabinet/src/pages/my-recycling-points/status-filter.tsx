import { useWording } from '@ecocircle/app-kit/wording';
import type { PointStatus } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ChipLink, PointStatusIcon } from '@ecocircle/ui-kit';
import { ListFilter } from '../../own-list/index.ts';
import { type CountsState, type PointListQuery, pointListPath, STATUS_ORDER } from '../../points/index.ts';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  readonly query: PointListQuery;
  readonly counts: CountsState;
}

function StatusChip({ query, counts, status }: StatusFilterProps & { readonly status: PointStatus | null }) {
  const { t, number } = useWording();
  const count = status && counts.kind === 'ready' ? counts.data[status] : null;
  const to = pointListPath({ ...query, status, page: 1 });
  return (
    <ChipLink
      current={query.status === status}
      aria-current={query.status === status ? 'true' : undefined}
      icon={status && <PointStatusIcon status={status} size="xsm" />}
      render={<Link to={to} replace preventScrollReset />}
      className={count === 0 ? styles.none : undefined}
    >
      {status ? t(`status.${status}`) : t('points.everyStatus')}
      {count !== null && (
        <>
          {' '}
          <span className={styles.count}>{number(count)}</span>
        </>
      )}
    </ChipLink>
  );
}

/** One chip for each status, with how many points are in it. */
export function StatusFilter(props: StatusFilterProps) {
  const { t } = useWording();
  return (
    <ListFilter label={t('points.filterLabel')} current={`${props.query.status} ${props.counts.kind}`}>
      {[null, ...STATUS_ORDER].map((status) => (
        <li key={status ?? 'every'}>
          <StatusChip {...props} status={status} />
        </li>
      ))}
    </ListFilter>
  );
}
