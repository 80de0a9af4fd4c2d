import { type ApiCall, ApiError, type ApiService, type EventDraft } from '@ecocircle/shared-contracts';
import type { ServerOwnEvent } from '@ecocircle/shared-contracts/schemas';

/** An own event as the API sends it: published and complete unless told otherwise. */
export function anEvent(id: string, attributes: Partial<ServerOwnEvent['attributes']> = {}): ServerOwnEvent {
  return {
    id,
    type: 'promotion',
    attributes: {
      status: 'published',
      version: 1,
      name: `Event ${id}`,
      kind: 'cleanup',
      starts: '2026-11-28T10:00',
      ends: '2026-11-28T13:00',
      starts_at: '2026-11-28T05:00:00.000Z',
      ends_at: '2026-11-28T08:00:00.000Z',
      time_zone: 'Asia/Almaty',
      lng: 76.92,
      lat: 43.24,
      city: 'Алматы',
      country: 'KZ',
      address: 'Abay 52',
      description: 'Bring **gloves**.',
      organizer: { name: 'Clean Shore', phone: '', email: 'shore@example.org' },
      photo: null,
      cancel_reason: '',
      updated_at: '2026-11-20T00:00:00.000Z',
      ...attributes,
    },
  };
}

const PATH = '/api/web/v1/promotion/own-event/';

const refuse = (status: number, code: string): never => {
  throw new ApiError(status, [{ status: String(status), code, title: code }]);
};

function saved(
  event: ServerOwnEvent,
  { photoId: _, version: __, ...draft }: EventDraft & { version?: number },
) {
  event.attributes = { ...event.attributes, ...draft, version: event.attributes.version + 1 };
  return { data: event };
}

/** Answers the calls for own events as the API does, and keeps what it was asked. */
export function serveOwnEvents(events: ServerOwnEvent[]) {
  const calls: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    calls.push(call);
    const [id, action] = call.path.slice(PATH.length).split('/');
    if (!id && call.method === 'POST') {
      events.push(anEvent('new', { status: 'draft', version: 0, city: '', time_zone: '' }));
      return saved(events.at(-1) as ServerOwnEvent, call.body as EventDraft);
    }
    if (!id) return listed(events, call.query ?? {});
    const event = events.find((one) => one.id === id) ?? refuse(404, 'event-not-found');
    const { attributes } = event;
    if (call.method === 'PATCH') {
      const body = call.body as EventDraft & { version: number };
      if (body.version !== attributes.version) refuse(409, 'version-conflict');
      return saved(event, body);
    }
    if (action === 'publish') attributes.status = 'published';
    if (action === 'cancel') {
      attributes.status = 'cancelled';
      attributes.cancel_reason = (call.body as { reason: string }).reason;
    }
    return { data: event };
  };
  return { authenticated, calls };
}

function listed(events: readonly ServerOwnEvent[], { state, q }: NonNullable<ApiCall['query']>) {
  const found = events.filter(
    ({ attributes: { name, status } }) =>
      name.toLowerCase().includes(String(q ?? '').toLowerCase()) &&
      (state === undefined || status === (state === 'upcoming' ? 'published' : state)),
  );
  return { data: found, meta: { total: found.length } };
}
