import { Answer } from '../api/answer.ts';
import { readContact, readPlace } from './read-place.ts';

/** The kinds of charity event, each with a cover drawing of its own. */
export const EVENT_KINDS = ['cleanup', 'collection', 'planting', 'workshop', 'exchange'] as const;

/** A kind of charity event. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** Where an event stands. Only published and cancelled ones are public. */
export const EVENT_STATUSES = ['draft', 'published', 'cancelled', 'deleted'] as const;

/** A status of a charity event. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The photo of a charity event, and its copy for lists: 480 by 320 pixels at most. */
export interface CharityEventPhoto {
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

/** A charity event as the apps know it. `startsAt` and `endsAt` are ISO 8601 moments in UTC, shown in `timeZone`. */
export interface CharityEvent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: EventKind;
  readonly status: EventStatus;
  /** Why it was cancelled; empty where it was not, or nobody said why. */
  readonly cancelReason: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly city: string;
  readonly address: string;
  /** Degrees, WGS 84. */
  readonly coords: { readonly lng: number; readonly lat: number };
  readonly organizer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly photo: CharityEventPhoto | null;
  readonly updatedAt: string;
}

const readPhoto = (photo: Answer): CharityEventPhoto => ({
  url: photo.text('url'),
  thumbnailUrl: photo.text('thumbnail_url'),
  width: photo.figure('width'),
  height: photo.figure('height'),
});

/** Reads an event as the server sends it. */
export function toCharityEvent(answer: unknown): CharityEvent {
  const event = Answer.of(answer);
  const fields = event.object('attributes');
  const photo = fields.objectOrNull('photo');
  return {
    id: event.text('id'),
    name: fields.text('name'),
    description: fields.text('description'),
    kind: fields.oneOf('kind', EVENT_KINDS),
    status: fields.oneOf('status', EVENT_STATUSES),
    cancelReason: fields.text('cancel_reason'),
    startsAt: fields.moment('starts_at'),
    endsAt: fields.moment('ends_at'),
    timeZone: fields.text('time_zone'),
    city: fields.text('city'),
    address: fields.text('address'),
    coords: readPlace(fields.object('point')),
    organizer: readContact(fields.object('organizer')),
    photo: photo && readPhoto(photo),
    updatedAt: fields.text('updated_at'),
  };
}
