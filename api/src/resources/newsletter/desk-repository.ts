import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { containsWords } from '../../database/search-text.ts';

/** The states of subscribers whose address is known. */
export const SUBSCRIBER_STATES = ['confirmed', 'pending'] as const;

/** What narrows the list of subscribers. */
export interface SubscriberFilter {
  readonly state: (typeof SUBSCRIBER_STATES)[number];
  readonly q?: string | undefined;
  readonly after?: number | undefined;
}

const isFound = (words: string): Expression<SqlBool> =>
  words === '' ? sql<SqlBool>`1 = 1` : containsWords('email', words);

/** One page of subscribers in a state, the newest first. */
export async function listSubscribers(db: Database, { state, q = '', after }: SubscriberFilter) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'locale', 'status', 'created_at', 'confirmed_at'])
    .where('status', '=', state)
    .where(isFound(q))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map((row) => ({ ...row, id: String(row.id), email: row.email ?? '' })), next };
}

/** How many subscribers there are of each language in each state. */
export async function countSubscribers(db: Database) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select((eb) => ['status', 'locale', eb.fn.countAll<number>().as('count')])
    .groupBy(['status', 'locale'])
    .orderBy('status')
    .orderBy('locale')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** The confirmed subscribers by their addresses. */
export const confirmedSubscribers = (db: Database) =>
  db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'locale'])
    .where('status', '=', 'confirmed')
    .orderBy('email')
    .execute();
