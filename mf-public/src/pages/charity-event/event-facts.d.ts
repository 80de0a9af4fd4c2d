import type { EventPageData } from './load-event.ts';
/** When, where and by whom: the card that stays in sight. */
export declare function EventFacts({
  data: { event, summary },
}: {
  readonly data: EventPageData;
}): import('react').JSX.Element;
