import { type EventSummary } from '../../charity-events/index.ts';
/** One event of the list, led by its date. */
export declare function EventRow({ event }: { readonly event: EventSummary }): import('react').JSX.Element;
