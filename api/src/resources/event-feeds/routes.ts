import { createHash } from 'node:crypto';
import { LOCALES, type ProductionHosts } from '@ecocircle/shared-contracts';
import { oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { publicSite } from '../../addresses/public-site.ts';
import { sendCached } from '../../caching/cached-answer.ts';
import { type CachedAnswer, compressText } from '../../caching/compressed-text.ts';
import { keptPromise } from '../../caching/kept-promise.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { answers, content, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { daysInOrder } from '../../validation/day-range.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { EVENT_FILTER_ENTRIES } from '../charity-events/event-query.ts';
import { findPlainEvent, listFeedEvents, type PlainEvent } from '../charity-events/repository.ts';
import { refuseHidden } from '../charity-events/visibility.ts';
import { eventCalendar, eventsCalendar } from './event-calendar.ts';
import { eventsRss } from './event-rss.ts';
import { type FeedPlace, feedPlace } from './feed-place.ts';

const LIST = '/api/web/v1/promotion/events';
const MAX_AGE_SECONDS = 300;
const REMAKE_AFTER_MS = 300_000;
const KEPT_ANSWERS = 200;
const DAY_MS = 86_400_000;

const CALENDAR = 'text/calendar; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

const locale = oneOf(LOCALES).optional();
const OneQuery = strictObject({ locale });
const ListQuery = daysInOrder(strictObject({ ...EVENT_FILTER_ENTRIES, locale }));

/** How one kind of feed is made. */
interface FeedKind {
  readonly path: string;
  readonly type: string;
  /** How long a past event stays: a calendar would lose what its owner went to. */
  readonly keepsDays: number;
  readonly write: (events: readonly PlainEvent[], place: FeedPlace, source: string) => string;
}

const FEEDS: readonly FeedKind[] = [
  { path: `${LIST}.ics`, type: CALENDAR, keepsDays: 31, write: eventsCalendar },
  { path: `${LIST}.rss`, type: RSS, keepsDays: 0, write: eventsRss },
];

const etagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const compressed = (text: string, type: string): CachedAnswer => compressText(text, etagOf(text), type);

/** Charity events for calendars and feed readers: one of them, and lists that can be subscribed to. */
export function registerEventFeeds(app: Routes, db: Database, hosts: ProductionHosts): void {
  const kept = new LRUCache<string, Promise<CachedAnswer>>({ max: KEPT_ANSWERS, ttl: REMAKE_AFTER_MS });
  const cached = (key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> =>
    keptPromise(kept, `${app.dataVersions.current('events')} ${key}`, make);

  for (const { path, type, keepsDays, write } of FEEDS)
    app.get(
      path,
      publicly({ querystring: ListQuery, ...answers({ 200: content(type), 304: NOTHING }) }),
      async (request, reply) => {
        const { locale: asked, ...filter } = request.query;
        const place = feedPlace(publicSite(request, hosts), asked);
        const said = Object.entries({ ...filter, locale: place.locale });
        const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
        const source = `${place.site.origin}${path}?${query}`;
        const answer = await cached(source, async () => {
          const since = new Date(currentTime().valueOf() - keepsDays * DAY_MS);
          return compressed(write(await listFeedEvents(db, filter, since), place, source), type);
        });
        return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
      },
    );

  app.get(
    '/api/web/v1/promotion/event/:id/calendar.ics',
    publicly({
      params: IdParams,
      querystring: OneQuery,
      ...answers({ 200: content(CALENDAR), 304: NOTHING }, 404, 410),
    }),
    async (request, reply) => {
      const id = parseId(request.params.id);
      const event = refuseHidden(id === undefined ? undefined : await findPlainEvent(db, id));
      const place = feedPlace(publicSite(request, hosts), request.query.locale);
      reply.header('content-disposition', `attachment; filename="charity-event-${event.id}.ics"`);
      const key = `${place.site.origin} ${place.locale} ${id}`;
      const answer = await cached(key, async () => compressed(eventCalendar(event, place), CALENDAR));
      return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
    },
  );
}
