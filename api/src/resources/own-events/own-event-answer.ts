import { clockAt, type EventDraft, type EventStatus } from '@ecocircle/shared-contracts';
import type { ServerOwnEvent } from '@ecocircle/shared-contracts/schemas';
import type { EventRow } from '../charity-events/event-answer.ts';
import type { PlainEvent } from '../charity-events/repository.ts';
import { photoUrls } from '../media/photo-urls.ts';

const clockOf = (moment: string, timeZone: string): string =>
  moment === '' ? '' : clockAt(new Date(moment), timeZone || 'UTC');

/** What is edited of an event, out of its columns. */
export function draftOf(row: PlainEvent): EventDraft {
  const hasPlace = row.time_zone !== '';
  return {
    name: row.name,
    kind: row.kind as EventDraft['kind'],
    starts: clockOf(row.starts_at, row.time_zone),
    ends: clockOf(row.ends_at, row.time_zone),
    lng: hasPlace ? row.lng : null,
    lat: hasPlace ? row.lat : null,
    address: row.address,
    description: row.description,
    organizer: { name: row.organizer_name, phone: row.organizer_phone, email: row.organizer_email },
    photoId: row.photo_id,
  };
}

function toPhoto({ photo_id: id, path, thumbnail_path, width, height }: EventRow) {
  if (id === null || path === null || thumbnail_path === null || width === null || height === null)
    return null;
  return { id, ...photoUrls({ path, thumbnail_path, width, height }) };
}

/** The server shape of an event for those who announce it. */
export function toServerOwnEvent(row: EventRow): ServerOwnEvent {
  const { photoId: _, ...draft } = draftOf(row);
  const moment = (at: string): string | null => (at === '' || row.time_zone === '' ? null : at);
  return {
    id: String(row.id),
    type: 'promotion',
    attributes: {
      ...draft,
      status: row.status as EventStatus,
      version: row.version,
      starts_at: moment(row.starts_at),
      ends_at: moment(row.ends_at),
      time_zone: row.time_zone,
      city: row.city,
      country: row.country,
      photo: toPhoto(row),
      cancel_reason: row.cancel_reason,
      updated_at: row.updated_at,
    },
  };
}
