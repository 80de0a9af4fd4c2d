import { type EventSummary } from '../../charity-events/index.ts';
/** The events that come next, led by their dates. */
export declare function NextEvents({
  events,
}: {
  readonly events: readonly EventSummary[];
}): import('react').JSX.Element;
