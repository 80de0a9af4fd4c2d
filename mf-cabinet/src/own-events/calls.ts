import {
  Answer,
  type EventDraft,
  type OwnEvent,
  type PageOf,
  readPage,
  readTotal,
  toOwnEvent,
} from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';
import type { EventListQuery } from './list-query.ts';

/** How many events a page of the list holds. */
export const EVENTS_PAGE_SIZE = 12;

const PATH = '/api/web/v1/promotion/own-event/';

const readOne = (answer: unknown): OwnEvent => toOwnEvent(Answer.of(answer).object('data'));

/** Asks for one page of the person's own events. */
export async function fetchEvents(
  api: CabinetApi,
  { state, search, page }: EventListQuery,
  signal: AbortSignal,
): Promise<PageOf<OwnEvent>> {
  const query = { state: state ?? undefined, q: search || undefined, page, page_size: EVENTS_PAGE_SIZE };
  return readPage(await api.authenticated({ path: PATH, query, signal }), toOwnEvent);
}

/** Counts the person's drafts: the total of a shortest list. */
export async function countDrafts(api: CabinetApi, signal: AbortSignal): Promise<number> {
  return readTotal(await api.authenticated({ path: PATH, query: { state: 'draft', page_size: 1 }, signal }));
}

/** Asks for one of the person's own events. */
export const fetchEvent = async (api: CabinetApi, id: string, signal?: AbortSignal): Promise<OwnEvent> =>
  readOne(await api.authenticated({ path: `${PATH}${encodeURIComponent(id)}/`, ...(signal && { signal }) }));

/** Saves a draft: a new one where there is no id yet, else over the version that was edited. */
export async function saveEvent(
  api: CabinetApi,
  id: string | null,
  { version, ...draft }: EventDraft & { readonly version: number },
): Promise<OwnEvent> {
  return readOne(
    id === null
      ? await api.authenticated({ method: 'POST', path: PATH, body: draft })
      : await api.authenticated({ method: 'PATCH', path: `${PATH}${id}/`, body: { ...draft, version } }),
  );
}

/** Makes a draft public. */
export const publishEvent = async (api: CabinetApi, { id, version }: OwnEvent): Promise<OwnEvent> =>
  readOne(await api.authenticated({ method: 'POST', path: `${PATH}${id}/publish/`, body: { version } }));

/** Cancels a published event. */
export const cancelEvent = async (api: CabinetApi, id: string, reason: string): Promise<OwnEvent> =>
  readOne(await api.authenticated({ method: 'POST', path: `${PATH}${id}/cancel/`, body: { reason } }));

/** Makes a draft of an event. */
export const copyEvent = async (api: CabinetApi, id: string): Promise<OwnEvent> =>
  readOne(await api.authenticated({ method: 'POST', path: `${PATH}${id}/copy/` }));

/** Deletes a draft or a cancelled event. */
export const deleteEvent = async (api: CabinetApi, id: string): Promise<void> => {
  await api.authenticated({ method: 'DELETE', path: `${PATH}${id}/` });
};
