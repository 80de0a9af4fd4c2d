import type { EventSummary } from './event-summary.ts';
/** What sets an event apart at a glance: that it was cancelled, goes on now or is about to begin. */
export declare function EventTags({
  event: { cancelled, when },
}: {
  readonly event: EventSummary;
}): '' | import('react').JSX.Element | null;
