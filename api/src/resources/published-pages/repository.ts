import type { Database } from '../../database/database.ts';
import type { Page } from '../../validation/numbers.ts';

/** What has a public page of its own. */
export const PUBLISHED_KINDS = ['charity-events', 'recycling-points'] as const;

/** A kind of thing with public pages. */
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

const published = {
  'charity-events': (db: Database) =>
    db.selectFrom('charity_events').where('status', 'in', ['published', 'cancelled']),
  'recycling-points': (db: Database) => db.selectFrom('recycling_points').where('status', '=', 'accepted'),
};

/** One page of the ids that have a public page, in their order, with the time of the last change of each. */
export async function listPublished(db: Database, kind: PublishedKind, { page, page_size }: Page) {
  const query = published[kind](db) as ReturnType<(typeof published)['recycling-points']>;
  const [{ total }, rows] = await Promise.all([
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    query
      .select(['id', 'updated_at'])
      .orderBy('id')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
  ]);
  return { data: rows.map((row) => ({ id: String(row.id), updated_at: row.updated_at })), total };
}
