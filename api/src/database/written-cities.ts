import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** A city as points or events write it, and where these are in the mean. */
export interface WrittenCity {
  readonly name: string;
  readonly country: string;
  readonly lng: number;
  readonly lat: number;
  readonly count: number;
}

type Rows<Table extends 'recycling_points' | 'charity_events'> = SelectQueryBuilder<Tables, Table, object>;

/** The cities that rows of points or events name, the one with most of them first. */
export const writtenCities = (
  rows: Rows<'recycling_points'> | Rows<'charity_events'>,
): Promise<WrittenCity[]> =>
  // Both tables have these columns: one statement serves them.
  (rows as Rows<'recycling_points'>)
    .select((eb) => [
      'city as name',
      'country',
      eb.fn.avg<number>('lng').as('lng'),
      eb.fn.avg<number>('lat').as('lat'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('city', '<>', '')
    .groupBy(['city', 'country'])
    .orderBy('count', 'desc')
    .orderBy('city')
    .execute();
