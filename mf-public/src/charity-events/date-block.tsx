import { classNames } from '@ecocircle/ui-kit';
import styles from './date-block.module.css';
import type { EventSummary } from './event-summary.ts';
import { useTravel } from './use-travel.ts';

/** The day of an event as a leaf of a calendar. */
export function DateBlock({ event, large }: { readonly event: EventSummary; readonly large?: boolean }) {
  const { id, when, startsAt } = event;
  const travel = useTravel(id);
  return (
    <time
      dateTime={startsAt}
      style={travel('date')}
      className={classNames(styles.block, large && styles.large, when.phase === 'past' && styles.past)}
    >
      <span className={styles.month}>{when.month}</span>
      <span className={styles.day}>{when.dayNumber}</span>
    </time>
  );
}
