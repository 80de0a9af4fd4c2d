import type { EventKind, EventStatus } from '@ecocircle/shared-contracts';
import type { ServerCharityEvent } from '@ecocircle/shared-contracts/schemas';
import { sql, type Updateable } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import { calendarDay } from '../../database/calendar.ts';
import { insertChunks } from '../../database/chunks.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { ofCountries } from '../../database/of-countries.ts';
import { readPage } from '../../database/read-page.ts';
import { containsPattern, foldText } from '../../database/search-text.ts';
import type { Row, Tables } from '../../database/tables.ts';
import type { CountriesWanted } from '../../validation/countries.ts';
import type { Page } from '../../validation/numbers.ts';
import { toServerEvent } from './event-answer.ts';

/** What the public list of events may be narrowed by; `from` and `to` are days in the event's own time zone. */
export interface EventFilter extends CountriesWanted {
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly city?: string | undefined;
  readonly kind?: string | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function publicEvents(db: Database, filter: EventFilter, now: string) {
  const { when, city, kind, q, from, to } = filter;
  return db
    .selectFrom('charity_events')
    .where('status', 'in', ['published', 'cancelled'])
    .$if(when === 'upcoming', (qb) => qb.where('ends_at', '>=', now))
    .$if(when === 'past', (qb) => qb.where('ends_at', '<', now))
    .$if(Boolean(city), (qb) => qb.where('city', '=', city ?? ''))
    .$call(ofCountries(filter))
    .$if(kind !== undefined, (qb) => qb.where('kind', '=', kind ?? ''))
    .$if(Boolean(q), (qb) => qb.where(sql<boolean>`search_text like ${containsPattern(q ?? '')} escape '\\'`))
    .$if(from !== undefined, (qb) => qb.where('ends_on', '>=', from ?? ''))
    .$if(to !== undefined, (qb) => qb.where('starts_on', '<=', to ?? ''));
}

/** Adds the cover photo's columns to a query of events. */
export const withPhotos = (query: ReturnType<typeof publicEvents>) =>
  query
    .leftJoin('photos', 'photos.id', 'charity_events.photo_id')
    .selectAll('charity_events')
    .select(['photos.path', 'photos.thumbnail_path', 'photos.width', 'photos.height']);

/** Whose events to come lead a list. */
export interface LeadingPlace {
  readonly city?: string | undefined;
  /** ISO 3166-1 code. */
  readonly country?: string | undefined;
}

/**
 * One page of public events: those to come first, the next one on top, the ones of a leading city and country before the
 * others; then the past ones, the latest on top.
 */
export async function listEvents(
  db: Database,
  filter: EventFilter,
  page: Page,
  { city, country }: LeadingPlace = {},
) {
  const now = currentTime().toISOString();
  const query = publicEvents(db, filter, now);
  const shown = withPhotos(query)
    .orderBy(sql`case when ends_at >= ${now} then 0 else 1 end`)
    .$if(Boolean(city), (qb) =>
      qb.orderBy(sql`case when ends_at >= ${now} and city = ${city ?? ''} then 0 else 1 end`),
    )
    .$if(country !== undefined, (qb) =>
      qb.orderBy(sql`case when ends_at >= ${now} and country = ${country ?? ''} then 0 else 1 end`),
    )
    .orderBy(sql`case when ends_at >= ${now} then starts_at else '' end`)
    .orderBy('starts_at', 'desc')
    .orderBy('charity_events.id');
  const { rows, meta } = await readPage(query, shown, page);
  return { data: rows.map(toServerEvent), meta };
}

/** An event's own columns. */
export type PlainEvent = Row<'charity_events'>;

/** More than a calendar or a reader shows; a subscription with more events needs a filter. */
const FEED_LIMIT = 500;

/** The public events that had not ended at a moment, the next one first. */
export function listFeedEvents(db: Database, filter: EventFilter, since: Date): Promise<PlainEvent[]> {
  return publicEvents(db, filter, since.toISOString())
    .where('ends_at', '>=', since.toISOString())
    .selectAll()
    .orderBy('starts_at')
    .orderBy('id')
    .limit(FEED_LIMIT)
    .execute();
}

/** An event's own columns in whatever status, or undefined. */
export function findPlainEvent(db: Database, id: number): Promise<PlainEvent | undefined> {
  return db.selectFrom('charity_events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An event in whatever status, or undefined. */
export async function findEvent(db: Database, id: number): Promise<ServerCharityEvent | undefined> {
  const row = await withPhotos(db.selectFrom('charity_events'))
    .where('charity_events.id', '=', id)
    .executeTakeFirst();
  return row && toServerEvent(row);
}

/**
 * Changes an event's row if it has one of the statuses, and the version where one is given; and raises its sequence, by which calendars tell that they know
 * an older state. Gives the event's name, or undefined where there is no such event.
 */
export async function changeEvent(
  trx: Database,
  id: number,
  statuses: readonly EventStatus[],
  changes: Updateable<Tables['charity_events']>,
  version?: number,
): Promise<string | undefined> {
  const changed = await trx
    .updateTable('charity_events')
    .set((eb) => ({
      ...changes,
      sequence: eb('sequence', '+', 1),
      version: eb('version', '+', 1),
      updated_at: currentTime().toISOString(),
    }))
    .where('id', '=', id)
    .where('status', 'in', statuses)
    .$if(version !== undefined, (qb) => qb.where('version', '=', version ?? 0))
    .returning('name')
    .executeTakeFirst();
  if (changed) await bumpDataVersion(trx, 'events');
  return changed?.name;
}

/** The columns that follow from the others. */
type Derived = 'starts_on' | 'ends_on' | 'search_text' | 'created_at' | 'published_at';

/** A charity event before it has an id. */
export interface NewCharityEvent
  extends Readonly<Omit<PlainEvent, 'id' | 'sequence' | 'version' | 'cancel_reason' | Derived>> {
  readonly status: EventStatus;
  readonly kind: EventKind;
}

/** What a search looks into. */
export const searchTextOf = ({
  name,
  description,
  address,
  city,
}: Pick<PlainEvent, 'name' | 'description' | 'address' | 'city'>): string =>
  foldText([name, description, address, city].join(' · '));

const toEventRow = (event: NewCharityEvent) => ({
  ...event,
  starts_on: calendarDay(new Date(event.starts_at), event.time_zone),
  ends_on: calendarDay(new Date(event.ends_at), event.time_zone),
  search_text: searchTextOf(event),
  created_at: event.updated_at,
  published_at: event.status === 'draft' ? null : event.updated_at,
});

/** Inserts events; run it in a transaction together with `bumpDataVersion(db, 'events')`. */
export async function insertEvents(db: Database, events: readonly NewCharityEvent[]): Promise<void> {
  for (const chunk of insertChunks(events.map(toEventRow)))
    await db.insertInto('charity_events').values(chunk).execute();
}
