import styles from './event-time.module.css';
import type { EventWhen } from './event-when.ts';

/** An event's weekday and hours; the line may break between them only. */
export function EventTime({ when: { time } }: { readonly when: EventWhen }) {
  const [day, hours] = time;
  return (
    <span>
      <span className={styles.whole}>{day}</span> <span className={styles.whole}>{hours}</span>
    </span>
  );
}
