import {
  type ApiCall,
  type ApiService,
  type CharityEvent,
  type City,
  type PageOf,
  readCities,
  readOne,
  readPage,
  toCharityEvent,
} from '@ecocircle/shared-contracts';

const PATH = '/api/web/v1/promotion/event/';

/** Asks the API for a page of public events. */
export const requestEvents = async (
  api: ApiService,
  query: NonNullable<ApiCall['query']>,
  signal?: AbortSignal,
): Promise<PageOf<CharityEvent>> =>
  readPage(await api.request({ path: PATH, query, ...(signal && { signal }) }), toCharityEvent);

/** Asks the API for one event. Rejects with an ApiError: 404 for none, 410 with the name for a deleted one. */
export const requestEvent = async (api: ApiService, id: string): Promise<CharityEvent> =>
  readOne(await api.request({ path: `${PATH}${encodeURIComponent(id)}/` }), toCharityEvent);

/** Asks the API for the cities that have recycling points, the one with most of them first. */
export const requestCities = async (api: ApiService): Promise<readonly City[]> =>
  readCities(await api.request({ path: '/api/web/v1/portal/cities/' }));
