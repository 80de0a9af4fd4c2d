import type { EventSummary } from './event-summary.ts';
/** The day of an event as a leaf of a calendar. */
export declare function DateBlock({
  event,
  large,
}: {
  readonly event: EventSummary;
  readonly large?: boolean;
}): import('react').JSX.Element;
