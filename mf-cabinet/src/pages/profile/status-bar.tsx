import type { PointStatus } from '@ecocircle/shared-contracts';
import { type PointCounts, STATUS_ORDER } from '../../points/index.ts';
import styles from './status-bar.module.css';

/** A bar carries no words, so that these may be brighter than the hues of their labels. */
const BRIGHTER: { readonly [Status in PointStatus]?: string } = {
  accepted: 'var(--color-brand)',
  'temporarily-not-working': 'var(--color-accent)',
};

/** The shares of the statuses as one bar: decoration beside the numbers. */
export function StatusBar({ counts }: { readonly counts: PointCounts }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {STATUS_ORDER.filter((status) => counts[status] > 0).map((status) => (
        <span
          key={status}
          className={styles.share}
          style={{ flexGrow: counts[status], background: BRIGHTER[status] ?? `var(--status-${status})` }}
        />
      ))}
    </div>
  );
}
