import type { SelectQueryBuilder } from 'kysely';
import type { CountriesWanted } from '../validation/countries.ts';
import type { Tables } from './tables.ts';

type Rows<Table extends 'recycling_points' | 'charity_events'> = SelectQueryBuilder<Tables, Table, object>;

/**
 * Narrows points or events to the countries that are wanted; all stay where nothing is said of them.
 *
 * @example
 * db.selectFrom('charity_events').$call(ofCountries({ not_country: ['RU'] }));
 */
export const ofCountries =
  ({ country, not_country: others = [] }: CountriesWanted) =>
  <Query extends Rows<'recycling_points'> | Rows<'charity_events'>>(query: Query): Query =>
    // Both tables have the column.
    (query as Rows<'recycling_points'>)
      .$if(country !== undefined, (qb) => qb.where('country', '=', country ?? ''))
      .$if(others.length > 0, (qb) => qb.where('country', 'not in', others)) as Query;
