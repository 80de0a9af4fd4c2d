import type { EventKind, EventStatus } from '@ecocircle/shared-contracts';
import { calendarDay } from '../../database/calendar.ts';
import { foldText } from '../../database/search-text.ts';

/** A charity event before it has an id; moments are ISO 8601 with milliseconds in UTC. */
export interface NewCharityEvent {
  readonly status: EventStatus;
  readonly kind: EventKind;
  readonly name: string;
  readonly description: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
  readonly organizer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly photoId: string | null;
  readonly authorId: number | null;
  readonly updatedAt: string;
}

/** The event's row. */
export function toEventRow(event: NewCharityEvent) {
  return {
    status: event.status,
    kind: event.kind,
    name: event.name,
    description: event.description,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    starts_on: calendarDay(new Date(event.startsAt), event.timeZone),
    ends_on: calendarDay(new Date(event.endsAt), event.timeZone),
    time_zone: event.timeZone,
    city: event.city,
    country: event.country,
    address: event.address,
    lng: event.lng,
    lat: event.lat,
    organizer_name: event.organizer.name,
    organizer_phone: event.organizer.phone,
    organizer_email: event.organizer.email,
    photo_id: event.photoId,
    author_id: event.authorId,
    search_text: foldText([event.name, event.description, event.address, event.city].join(' · ')),
    updated_at: event.updatedAt,
  };
}
