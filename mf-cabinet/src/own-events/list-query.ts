import { OWN_EVENT_STATES, type OwnEventState } from '@ecocircle/shared-contracts';
import { pageNumber } from '../pager/index.ts';

/** Which of the events are listed. `state` null is every one; pages count from 1. */
export interface EventListQuery {
  readonly state: OwnEventState | null;
  readonly search: string;
  readonly page: number;
}

/** The whole list from its beginning. */
export const ALL_EVENTS: EventListQuery = { state: null, search: '', page: 1 };

const LONGEST_SEARCH = 100;

/** Reads a query from the page's address; what is not understood counts as absent. */
export function toEventListQuery(parameters: URLSearchParams): EventListQuery {
  return {
    state: OWN_EVENT_STATES.find((state) => state === parameters.get('state')) ?? null,
    search: (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: pageNumber(parameters),
  };
}

/** The address of a list. */
export function eventListPath({ state, search, page }: EventListQuery): string {
  const parameters = new URLSearchParams();
  if (state) parameters.set('state', state);
  if (search) parameters.set('q', search);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return `/profile/charity-events/${text ? `?${text}` : ''}`;
}

/** The address of an event's editor. */
export const eventEditorPath = (id: string): string => `/profile/edit-charity-event/${id}`;

/** The address of the editor of a new event. */
export const NEW_EVENT_PATH = '/profile/create-charity-event';
