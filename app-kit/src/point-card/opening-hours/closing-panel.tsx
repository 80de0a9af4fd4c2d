import type { PointClosing } from '@ecocircle/shared-contracts';
import { ClockIcon } from '@ecocircle/ui-kit';
import { useClosingText } from './closing-label.tsx';
import styles from './open-label.module.css';

/** The first thing that the card of a point says that does not work for a time: until when, and why. */
export function ClosingPanel({ closing }: { readonly closing: PointClosing }) {
  return (
    <div className={styles.panel} data-state="closed">
      <ClockIcon />
      <div>
        <p className={styles.words}>{useClosingText(closing)}</p>
        {closing.comment && <p className={styles.hours}>{closing.comment}</p>}
      </div>
    </div>
  );
}
