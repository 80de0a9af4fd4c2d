import { classNames } from '@ecocircle/ui-kit';
import { type PointCounts, STATUS_ORDER } from '../../points/index.ts';
import styles from './status-bar.module.css';

/** The shares of the statuses as one bar: decoration beside the numbers. */
export function StatusBar({ counts }: { readonly counts: PointCounts }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {STATUS_ORDER.filter((status) => counts[status] > 0).map((status) => (
        <span
          key={status}
          className={classNames(styles.share, styles[status])}
          style={{ flexGrow: counts[status] }}
        />
      ))}
    </div>
  );
}
