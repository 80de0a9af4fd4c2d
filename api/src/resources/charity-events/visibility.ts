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

/** Gives a public event back; a draft is as if it were not there, and a deleted one says its name. */
export function refuseHidden<Event extends { readonly status: string; readonly name: string }>(
  event: Event | undefined,
): Event {
  if (!event || event.status === 'draft') throw noSuchEvent();
  if (event.status === 'deleted') throw deletedEvent(event.name);
  return event;
}
