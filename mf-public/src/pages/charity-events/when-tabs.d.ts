import { type EventFilter } from '../../charity-events/index.ts';
/** Leads from the events to come to the past ones and back, keeping the filter. */
export declare function WhenTabs({ filter }: { readonly filter: EventFilter }): import('react').JSX.Element;
