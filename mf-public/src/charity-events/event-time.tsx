import styles from './event-time.module.css';
import type { EventWhen } from './event-when.ts';

/** Props of {@link EventTime}. */
export interface EventTimeProps {
  readonly when: EventWhen;
  readonly className?: string | undefined;
}

/** An event's weekday and hours, a `span` each; the line may break between them only. */
export function EventTime({ when: { time }, className }: EventTimeProps) {
  const [day, hours] = time;
  return (
    <span className={className}>
      <span className={styles.whole}>{day}</span> <span className={styles.whole}>{hours}</span>
    </span>
  );
}
