import {
  type ApiCall,
  type ApiService,
  type CharityEvent,
  ServerCharityEventSchema,
  toCharityEvent,
} from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const PATH = '/api/web/v1/promotion/event/';

const ListAnswerSchema = v.object({
  data: v.array(ServerCharityEventSchema),
  meta: v.object({ total: v.number(), page: v.number(), page_size: v.number() }),
});

const OneAnswerSchema = v.object({ data: ServerCharityEventSchema });

/** One page of a list of events. */
export interface EventPage {
  readonly events: readonly CharityEvent[];
  /** How many events there are on all pages. */
  readonly total: number;
}

/** Asks the API for a page of public events. */
export async function requestEvents(
  api: ApiService,
  query: NonNullable<ApiCall['query']>,
): Promise<EventPage> {
  const { data, meta } = v.parse(ListAnswerSchema, await api.request({ path: PATH, query }));
  return { events: data.map(toCharityEvent), total: meta.total };
}

/** Asks the API for one event. Rejects with an ApiError: 404 for none, 410 with the name for a deleted one. */
export async function requestEvent(api: ApiService, id: string): Promise<CharityEvent> {
  const answer = await api.request({ path: `${PATH}${encodeURIComponent(id)}/` });
  return toCharityEvent(v.parse(OneAnswerSchema, answer).data);
}
