import type { Database } from '../../database/database.ts';
import { ofCountries } from '../../database/of-countries.ts';
import { readPage } from '../../database/read-page.ts';
import type { CountriesWanted } from '../../validation/countries.ts';
import type { Page } from '../../validation/numbers.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';

/** What has a public page of its own. */
export const PUBLISHED_KINDS = ['charity-events', 'recycling-points'] as const;

/** A kind of thing with public pages. */
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

const published = {
  'charity-events': (db: Database) =>
    db.selectFrom('charity_events').where('status', 'in', ['published', 'cancelled']),
  'recycling-points': (db: Database) =>
    db.selectFrom('recycling_points').where('status', 'in', PUBLIC_STATUSES),
};

/** One page of the ids of some countries that have a public page, in their order, with the time of the last change of each. */
export async function listPublished(db: Database, kind: PublishedKind, asked: Page & CountriesWanted) {
  const { country, not_country, ...page } = asked;
  const all = published[kind](db) as ReturnType<(typeof published)['recycling-points']>;
  const query = all.$call(ofCountries({ country, not_country }));
  const { rows, meta } = await readPage(query, query.select(['id', 'updated_at']).orderBy('id'), page);
  return { data: rows.map(({ id, updated_at }) => ({ id: String(id), updated_at })), meta };
}
