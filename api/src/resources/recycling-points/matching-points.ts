import type { ServerPointStatus } from '@ecocircle/shared-contracts';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ofCountries } from '../../database/of-countries.ts';
import { containsPattern } from '../../database/search-text.ts';
import type { Tables } from '../../database/tables.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import type { PointWishes } from '../point-finding/point-wishes.ts';
import { isNoRevision } from './no-revision.ts';

/** What points may be narrowed by in the database; whether they are open is not in it. */
export interface PointFilter extends Partial<PointWishes> {
  readonly statuses?: readonly ServerPointStatus[] | undefined;
  /** Only points of this organisation; they come with their open revisions. */
  readonly organizationId?: number | undefined;
  readonly q?: string | undefined;
  /** Every name of a city. */
  readonly cities?: readonly string[] | undefined;
  readonly bbox?: BoundingBox | undefined;
}

type PointQuery<Selection> = SelectQueryBuilder<Tables, 'recycling_points', Selection>;
type PointExpressions = ExpressionBuilder<Tables, 'recycling_points'>;

const insideBox = (eb: PointExpressions, [west, south, east, north]: BoundingBox) => {
  const lngs =
    west <= east
      ? eb.and([eb('lng', '>=', west), eb('lng', '<=', east)])
      : eb.or([eb('lng', '>=', west), eb('lng', '<=', east)]);
  return eb.and([eb('lat', '>=', south), eb('lat', '<=', north), lngs]);
};

const takesOneOf = (eb: PointExpressions, materials: readonly string[]) =>
  eb('id', 'in', eb.selectFrom('point_rates').select('point_id').where('material_id', 'in', materials));

function paysForOneOf(eb: PointExpressions, materials: readonly string[]) {
  const paying = eb.selectFrom('point_rates').select('point_id').where('price', '>', 0);
  return eb('id', 'in', materials.length > 0 ? paying.where('material_id', 'in', materials) : paying);
}

/** A revision is no point of its own: lists hold what it revises. The whole list is read in the order of its index. */
function withoutRevisions<Selection>(query: PointQuery<Selection>, filter: PointFilter) {
  const { organizationId, cities, bbox } = filter;
  const isNarrow = organizationId !== undefined || cities !== undefined || bbox !== undefined;
  return isNarrow ? query.where(isNoRevision) : query.where('revision_of', 'is', null);
}

function withWishes<Selection>(
  query: PointQuery<Selection>,
  { groups = [], paidOnly = false, country, notCountries }: PointFilter,
): PointQuery<Selection> {
  return groups
    .reduce((all, group) => all.where((eb) => takesOneOf(eb, group)), query)
    .$if(paidOnly, (qb) => qb.where((eb) => paysForOneOf(eb, groups.flat())))
    .$call(ofCountries({ country, not_country: notCountries }));
}

/** The points that pass a filter, whether or not they are open. */
export function matchingPoints(db: Database, filter: PointFilter) {
  const { statuses, organizationId, q, cities, bbox } = filter;
  return withWishes(withoutRevisions(db.selectFrom('recycling_points'), filter), filter)
    .$if(statuses !== undefined, (qb) => qb.where('status', 'in', statuses ?? []))
    .$if(organizationId !== undefined, (qb) => qb.where('organization_id', '=', organizationId ?? null))
    .$if(Boolean(q), (qb) => qb.where(sql<boolean>`search_text like ${containsPattern(q ?? '')} escape '\\'`))
    .$if(cities !== undefined, (qb) => qb.where('city', 'in', cities ?? []))
    .$if(bbox !== undefined, (qb) => qb.where((eb) => insideBox(eb, bbox as BoundingBox)));
}
