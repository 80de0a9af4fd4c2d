import type { EventDraft, OwnEventState } from '@ecocircle/shared-contracts';
import type { ServerOwnEvent } from '@ecocircle/shared-contracts/schemas';
import { type SelectQueryBuilder, sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { readPage } from '../../database/read-page.ts';
import { containsPattern } from '../../database/search-text.ts';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import type { Page } from '../../validation/numbers.ts';
import { withPhotos } from '../charity-events/repository.ts';
import { columnsOf } from './event-columns.ts';
import { toServerOwnEvent } from './own-event-answer.ts';

/** Whose events they are: the account's own, and those of everybody in its organisation. */
export type EventOwner = Pick<Account, 'id' | 'organization_id'>;

/** What the list of own events may be narrowed by. */
export interface OwnEventFilter {
  readonly state?: OwnEventState | undefined;
  readonly q?: string | undefined;
}

type Events = SelectQueryBuilder<Tables, 'charity_events', object>;

/** The events of an owner that are not deleted. */
function eventsOf(db: Database, { id, organization_id }: EventOwner): Events {
  return db
    .selectFrom('charity_events')
    .where('charity_events.status', '!=', 'deleted')
    .where((eb) =>
      eb.or([
        eb('charity_events.author_id', '=', id),
        eb(
          'charity_events.author_id',
          'in',
          // 0 is nobody's id: an account without an organisation shares with nobody.
          eb
            .selectFrom('accounts')
            .select('accounts.id')
            .where('organization_id', '=', organization_id ?? 0),
        ),
      ]),
    );
}

const inState = (query: Events, state: OwnEventState, now: string): Events => {
  if (state === 'draft' || state === 'cancelled') return query.where('charity_events.status', '=', state);
  return query
    .where('charity_events.status', '=', 'published')
    .where('charity_events.ends_at', state === 'past' ? '<' : '>=', now);
};

/** One page of own events: drafts first, the latest change on top; what comes next; then the rest, the latest on top. */
export async function listOwnEvents(db: Database, owner: EventOwner, filter: OwnEventFilter, page: Page) {
  const now = currentTime().toISOString();
  const { state, q } = filter;
  const mine = eventsOf(db, owner);
  const stated = state ? inState(mine, state, now) : mine;
  const query = q
    ? stated.where(sql<boolean>`charity_events.search_text like ${containsPattern(q)} escape '\\'`)
    : stated;
  const group = sql<number>`case when charity_events.status = 'draft' then 0 when charity_events.status = 'published' and charity_events.ends_at >= ${now} then 1 else 2 end`;
  const shown = withPhotos(query)
    .orderBy(group)
    .orderBy(
      sql`case when charity_events.status = 'published' and charity_events.ends_at >= ${now} then charity_events.starts_at else '' end`,
    )
    .orderBy(
      sql`case when charity_events.status = 'draft' then charity_events.updated_at else charity_events.starts_at end`,
      'desc',
    )
    .orderBy('charity_events.id', 'desc');
  const { rows, meta } = await readPage(query, shown, page);
  return { data: rows.map(toServerOwnEvent), meta };
}

/** The row of an own event with its photo, or undefined. */
export function findOwnRow(db: Database, owner: EventOwner, id: number) {
  return withPhotos(eventsOf(db, owner)).where('charity_events.id', '=', id).executeTakeFirst();
}

/** An own event in the server's shape, or undefined. */
export async function findOwnEvent(
  db: Database,
  owner: EventOwner,
  id: number,
): Promise<ServerOwnEvent | undefined> {
  const row = await findOwnRow(db, owner, id);
  return row && toServerOwnEvent(row);
}

/** Writes a new draft of an account and gives its id. */
export async function insertDraft(db: Database, authorId: number, draft: EventDraft): Promise<number> {
  const now = currentTime().toISOString();
  const { id } = await db
    .insertInto('charity_events')
    .values({
      ...columnsOf(draft),
      status: 'draft',
      author_id: authorId,
      published_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a draft if it still has this version; says whether it did. A draft is not public: no cached answer changes. */
export async function saveDraft(
  db: Database,
  id: number,
  version: number,
  draft: EventDraft,
): Promise<boolean> {
  const saved = await db
    .updateTable('charity_events')
    .set({ ...columnsOf(draft), version: version + 1, updated_at: currentTime().toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Removes a draft, which nobody else has ever seen; says whether it was still one. */
export async function removeDraft(db: Database, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('charity_events')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Whether a photo may stand on an owner's event: they sent it, or one of their events shows it already. */
export async function mayShowPhoto(db: Database, owner: EventOwner, id: string): Promise<boolean> {
  const sent = await db
    .selectFrom('photos')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('account_id', '=', owner.id), eb('organization_id', '=', owner.organization_id ?? 0)]),
    )
    .executeTakeFirst();
  if (sent) return true;
  const shown = eventsOf(db, owner).where('charity_events.photo_id', '=', id).select('charity_events.id');
  return (await shown.executeTakeFirst()) !== undefined;
}
