import { RequestError } from '../../errors/request-error.ts';

const noSuchEvent = () =>
  new RequestError({ status: 404, code: 'event-not-found', title: 'There is no such charity event' });

const deletedEvent = (name: string) =>
  new RequestError({
    status: 410,
    code: 'event-deleted',
    title: 'This charity event was deleted',
    detail: name,
  });

/** Returns a public event; a draft is not found, and a deleted one is refused with its name. */
export function refuseHidden<Event extends { readonly status: string; readonly name: string }>(
  event: Event | undefined,
): Event {
  if (!event || event.status === 'draft') throw noSuchEvent();
  if (event.status === 'deleted') throw deletedEvent(event.name);
  return event;
}
