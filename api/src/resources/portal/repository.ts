import type { Database } from '../../database/database.ts';
import { ofCountries } from '../../database/of-countries.ts';
import { writtenCities } from '../../database/written-cities.ts';
import type { CountriesWanted } from '../../validation/countries.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';

/** Numbers for the home page, of some countries: public points, their cities, events of a month, materials taken somewhere. */
export async function countPortal(
  db: Database,
  month: { from: string; to: string },
  countries: CountriesWanted,
) {
  const open = db
    .selectFrom('recycling_points')
    .where('status', 'in', PUBLIC_STATUSES)
    .$call(ofCountries(countries));
  const [points, cities, events, materials] = await Promise.all([
    open.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    open
      .select((eb) => eb.fn.count<number>('city').distinct().as('n'))
      .where('city', '<>', '')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('charity_events')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('status', '=', 'published')
      .where('starts_on', '>=', month.from)
      .where('starts_on', '<=', month.to)
      .$call(ofCountries(countries))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('point_rates')
      .select((eb) => eb.fn.count<number>('material_id').distinct().as('n'))
      .where('point_id', 'in', open.select('id'))
      .executeTakeFirstOrThrow(),
  ]);
  return { points: points.n, cities: cities.n, events_this_month: events.n, materials: materials.n };
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** The cities that have public points, the one with most of them first; the place is the points' mean. */
export async function listCities(db: Database) {
  const cities = await writtenCities(
    db.selectFrom('recycling_points').where('status', 'in', PUBLIC_STATUSES),
  );
  return cities.map(({ count, lng, lat, ...city }) => ({
    ...city,
    points: count,
    lng: round(lng),
    lat: round(lat),
  }));
}
