import { type ApiCall, type ApiService, type CharityEvent } from '@ecocircle/shared-contracts';
/** One page of a list of events. */
export interface EventPage {
  readonly events: readonly CharityEvent[];
  /** How many events there are on all pages. */
  readonly total: number;
}
/** Asks the API for a page of public events. */
export declare function requestEvents(
  api: ApiService,
  query: NonNullable<ApiCall['query']>,
): Promise<EventPage>;
/** Asks the API for one event. Rejects with an ApiError: 404 for none, 410 with the name for a deleted one. */
export declare function requestEvent(api: ApiService, id: string): Promise<CharityEvent>;
