import type { EventKind, EventStatus } from '@ecocircle/shared-contracts';
import { phoneWords } from '@ecocircle/shared-contracts/phone';
import type { ServerCharityEvent } from '@ecocircle/shared-contracts/schemas';
import type { Row } from '../../database/tables.ts';
import { type PhotoFiles, photoUrls } from '../media/photo-urls.ts';

/** An event's row joined with its photo, whose columns are null where there is none. */
export type EventRow = Row<'charity_events'> & {
  [Column in keyof PhotoFiles]: PhotoFiles[Column] | null;
};

function toPhoto({ path, thumbnail_path, width, height }: EventRow) {
  if (path === null || thumbnail_path === null || width === null || height === null) return null;
  return photoUrls({ path, thumbnail_path, width, height });
}

/** The server shape of an event. */
export function toServerEvent(row: EventRow): ServerCharityEvent {
  return {
    id: String(row.id),
    type: 'promotion',
    attributes: {
      name: row.name,
      description: row.description,
      kind: row.kind as EventKind,
      status: row.status as EventStatus,
      cancel_reason: row.cancel_reason,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      time_zone: row.time_zone,
      city: row.city,
      address: row.address,
      point: { type: 'Point', coordinates: [row.lng, row.lat] },
      organizer: {
        name: row.organizer_name,
        phone: phoneWords(row.organizer_phone, row.country),
        email: row.organizer_email,
      },
      photo: toPhoto(row),
      updated_at: row.updated_at,
    },
  };
}
