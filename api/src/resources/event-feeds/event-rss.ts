import type { EventKind, Locale } from '@ecocircle/shared-contracts';
import { Feed } from 'feed';
import { momentWords } from '../../clock/moment-words.ts';
import type { PlainEvent } from '../charity-events/repository.ts';
import { eventUid, eventWords } from './event-calendar.ts';
import { eventUrl, type FeedPlace, pageUrl } from './feed-place.ts';
import { FEED_TEXTS } from './feed-texts.ts';

const REFRESH_MINUTES = 60;

/** Characters that XML 1.0 does not allow, not even escaped. */
const unsayable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const sayable = (text: string): string => text.toWellFormed().replace(unsayable, '');

/** The event's day and hours in its own time zone. */
const whenWords = ({ starts_at, ends_at, time_zone }: PlainEvent, locale: Locale): string =>
  momentWords(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
  }).range(new Date(starts_at), new Date(ends_at));

const announcedAt = ({ published_at, created_at }: PlainEvent): string => published_at ?? created_at;

function toItem(event: PlainEvent, place: FeedPlace) {
  const texts = FEED_TEXTS[place.locale];
  const title = event.status === 'cancelled' ? `${texts.cancelled}: ${event.name}` : event.name;
  const where = `${event.city}, ${event.address}`;
  return {
    title: sayable(title),
    id: eventUid(event.id),
    guid: eventUid(event.id),
    link: eventUrl(place, event.id),
    date: new Date(announcedAt(event)),
    description: sayable(`${whenWords(event, place.locale)}\n${where}\n\n${eventWords(event, place)}`),
    category: [{ name: texts.kind[event.kind as EventKind] }],
  };
}

const newest = (moments: readonly string[]): Date => new Date(moments.toSorted().at(-1) ?? 0);

/** A list of events as RSS 2.0, the latest announced first; `source` is its own address. */
export function eventsRss(events: readonly PlainEvent[], place: FeedPlace, source: string): string {
  const { name, description } = FEED_TEXTS[place.locale];
  const link = pageUrl(place, '/charity-events');
  const feed = new Feed({
    title: name,
    description,
    id: link,
    link,
    language: place.locale,
    generator: 'EcoCircle',
    ttl: REFRESH_MINUTES,
    copyright: '',
    updated: newest(events.map(({ updated_at }) => updated_at)),
    feedLinks: { rss: source },
  });
  const announced = events.toSorted((a, b) => announcedAt(b).localeCompare(announcedAt(a)));
  for (const event of announced) feed.addItem(toItem(event, place));
  return feed.rss2();
}
