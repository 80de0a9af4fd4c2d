import { Answer } from '../api/answer.ts';
import { EVENT_KINDS, EVENT_STATUSES, type EventStatus } from './charity-event.ts';
import type { EventDraft } from './event-draft.ts';
import { readContact } from './read-place.ts';

/** The cover photo of an event; sizes in pixels of the full picture. */
export interface EventPhoto {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

/** An event as those who announce it know it. */
export interface OwnEvent {
  readonly id: string;
  readonly status: EventStatus;
  /** Goes up by one with every change; a save names the version that was edited. */
  readonly version: number;
  readonly draft: EventDraft;
  readonly photo: EventPhoto | null;
  /** The town at the event's place, its country (ISO 3166-1 alpha-2) and zone (IANA); empty until there is a place. */
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  /** ISO 8601; null until place and time are known. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Why it was cancelled; empty where it was not. */
  readonly cancelReason: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** Where an event stands for those who announce it. */
export const OWN_EVENT_STATES = ['draft', 'upcoming', 'past', 'cancelled'] as const;

/** A state of {@link OWN_EVENT_STATES}. */
export type OwnEventState = (typeof OWN_EVENT_STATES)[number];

/** Where an event stands at a moment: a published one is past once it has ended. */
export function ownEventState(
  { status, endsAt }: Pick<OwnEvent, 'status' | 'endsAt'>,
  now: Date,
): OwnEventState {
  if (status === 'draft' || status === 'cancelled') return status;
  return endsAt !== null && Date.parse(endsAt) < now.valueOf() ? 'past' : 'upcoming';
}

const readPhoto = (photo: Answer): EventPhoto => ({
  id: photo.text('id'),
  url: photo.text('url'),
  thumbnailUrl: photo.text('thumbnail_url'),
  width: photo.figure('width'),
  height: photo.figure('height'),
});

const readDraft = (fields: Answer): EventDraft => {
  const photo = fields.objectOrNull('photo');
  return {
    name: fields.text('name'),
    kind: fields.oneOf('kind', ['', ...EVENT_KINDS]),
    starts: fields.text('starts'),
    ends: fields.text('ends'),
    lng: fields.has('lng') ? fields.figure('lng', -180, 180) : null,
    lat: fields.has('lat') ? fields.figure('lat', -90, 90) : null,
    address: fields.text('address'),
    description: fields.text('description'),
    organizer: readContact(fields.object('organizer')),
    photoId: photo?.text('id') ?? null,
  };
};

/** Reads an own event as the server sends it. */
export function toOwnEvent(answer: unknown): OwnEvent {
  const event = Answer.of(answer);
  const fields = event.object('attributes');
  const photo = fields.objectOrNull('photo');
  return {
    id: event.text('id'),
    status: fields.oneOf('status', EVENT_STATUSES),
    version: fields.figure('version'),
    draft: readDraft(fields),
    photo: photo && readPhoto(photo),
    city: fields.text('city'),
    country: fields.text('country'),
    timeZone: fields.text('time_zone'),
    startsAt: fields.momentOrNull('starts_at'),
    endsAt: fields.momentOrNull('ends_at'),
    cancelReason: fields.text('cancel_reason'),
    updatedAt: fields.text('updated_at'),
  };
}
