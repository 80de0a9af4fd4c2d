import type { EventSummary } from '../../charity-events/index.ts';
/** Says above everything else that there is nothing to come to: the event was cancelled or is over. */
export declare function EventNotice({
  event,
}: {
  readonly event: EventSummary;
}): import('react').JSX.Element | null;
