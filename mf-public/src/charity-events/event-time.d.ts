import type { EventWhen } from '../wording/index.ts';
/** An event's weekday and hours; the line may break between them only. */
export declare function EventTime({
  when: { time },
}: {
  readonly when: EventWhen;
}): import('react').JSX.Element;
