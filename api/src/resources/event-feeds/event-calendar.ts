import { TZDate } from '@date-fns/tz';
import type { EventKind } from '@ecocircle/shared-contracts';
import { richTextWords } from '@ecocircle/shared-contracts/rich-text';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { PlainEvent } from '../charity-events/repository.ts';
import { eventUrl, type FeedPlace } from './feed-place.ts';
import { FEED_TEXTS } from './feed-texts.ts';

const REFRESH_SECONDS = 3600;

/** The same on every host and for ever: calendars recognise an event by it. */
export const eventUid = (id: number): string => `charity-event-${id}@ecocircle`;

/** A parameter in quotes may hold neither quotes nor line breaks (RFC 5545, 3.2). */
const parameterText = (text: string): string =>
  text
    .replaceAll('"', '”')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of a calendar has line breaks only
const plainText = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');

function organizer({ organizer_name, organizer_email }: PlainEvent): ICalEventData['organizer'] {
  const name = parameterText(organizer_name);
  return name && organizer_email ? { name, email: organizer_email } : null;
}

/** What it is about, behind the reason why it does not take place. */
export function eventWords({ description, cancel_reason }: PlainEvent, { locale }: FeedPlace): string {
  const words = richTextWords(plainText(description));
  return cancel_reason ? `${FEED_TEXTS[locale].cancelled}: ${cancel_reason}\n\n${words}` : words;
}

const zoned = (moment: string, timeZone: string): Date => new TZDate(moment, timeZone);

function toCalendarEvent(event: PlainEvent, place: FeedPlace): ICalEventData {
  const { time_zone, lat, lng } = event;
  const changed = new Date(event.updated_at);
  return {
    id: eventUid(event.id),
    sequence: event.sequence,
    stamp: changed,
    lastModified: changed,
    created: new Date(event.created_at),
    start: zoned(event.starts_at, time_zone),
    end: zoned(event.ends_at, time_zone),
    timezone: time_zone,
    summary: plainText(event.name),
    description: plainText(eventWords(event, place)),
    location: { title: plainText(`${event.address}, ${event.city}`), geo: { lat, lon: lng } },
    url: eventUrl(place, event.id),
    organizer: organizer(event),
    categories: [{ name: FEED_TEXTS[place.locale].kind[event.kind as EventKind] }],
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function emptyCalendar(place: FeedPlace): ICalCalendar {
  return ical({
    prodId: { company: 'EcoCircle', product: 'Charity events', language: place.locale.slice(0, 2) },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
}

/** One event, to be kept in a calendar. */
export function eventCalendar(event: PlainEvent, place: FeedPlace): string {
  const calendar = emptyCalendar(place);
  calendar.createEvent(toCalendarEvent(event, place));
  return calendar.toString();
}

/** A list of events, to be subscribed to at `source`. */
export function eventsCalendar(events: readonly PlainEvent[], place: FeedPlace, source: string): string {
  const { name, description } = FEED_TEXTS[place.locale];
  const calendar = emptyCalendar(place).name(name).description(description);
  calendar.source(source).ttl(REFRESH_SECONDS);
  for (const event of events) calendar.createEvent(toCalendarEvent(event, place));
  return calendar.toString();
}
