import type { PageHead } from '@ecocircle/shared-contracts';
import type { EventPageData } from './load-event.ts';
/** The head of an event's page: its name, city and date. */
export declare function eventHead({ event, summary }: EventPageData): PageHead;
