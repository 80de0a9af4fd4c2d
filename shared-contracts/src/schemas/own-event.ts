import type { InferType } from 'yup';
import { EVENT_KINDS, EVENT_STATUSES } from '../domain/charity-event.ts';
import { figure, oneOf, text, tolerantObject } from '../rules/strict.ts';
import { contact, moment } from './building-blocks.ts';

/** Schema of an event as the server sends it to those who announce it: a draft has gaps, empty texts and null. */
export const ServerOwnEventSchema = tolerantObject({
  id: text(),
  type: oneOf(['promotion']),
  attributes: tolerantObject({
    status: oneOf(EVENT_STATUSES),
    version: figure(),
    name: text(),
    kind: oneOf(['', ...EVENT_KINDS]),
    starts: text(),
    ends: text(),
    starts_at: moment().nullable(),
    ends_at: moment().nullable(),
    time_zone: text(),
    lng: figure().nullable(),
    lat: figure().nullable(),
    city: text(),
    country: text(),
    address: text(),
    description: text(),
    organizer: contact(),
    photo: tolerantObject({
      id: text(),
      url: text(),
      thumbnail_url: text(),
      width: figure(),
      height: figure(),
    }).nullable(),
    cancel_reason: text(),
    updated_at: text(),
  }),
});

/** An event as the server sends it to those who announce it. */
export type ServerOwnEvent = InferType<typeof ServerOwnEventSchema>;
