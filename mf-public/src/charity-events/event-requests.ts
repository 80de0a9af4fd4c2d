import {
  type ApiCall,
  type ApiService,
  type CharityEvent,
  type PageOf,
  readOne,
  readPage,
  toCharityEvent,
} from '@ecocircle/shared-contracts';

const PATH = '/api/web/v1/promotion/event/';

/** Asks the API for a page of public events. */
export const requestEvents = async (
  api: ApiService,
  query: NonNullable<ApiCall['query']>,
): Promise<PageOf<CharityEvent>> => readPage(await api.request({ path: PATH, query }), toCharityEvent);

/** Asks the API for one event. Rejects with an ApiError: 404 for none, 410 with the name for a deleted one. */
export const requestEvent = async (api: ApiService, id: string): Promise<CharityEvent> =>
  readOne(await api.request({ path: `${PATH}${encodeURIComponent(id)}/` }), toCharityEvent);
