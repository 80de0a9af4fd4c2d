import type { EventsPageData } from './load-events.ts';
/** Narrows the list. A plain form without JavaScript; with it, a navigation within the page. */
export declare function FilterForm({
  data: { filter, cities },
}: {
  readonly data: EventsPageData;
}): import('react').JSX.Element;
