import { hasPlace } from '@ecocircle/shared-contracts';
import { localityOf, seemsSwapped } from '../../basemap/locality.ts';
import type { Row } from '../../database/tables.ts';
import { wrongValue } from './point-refusals.ts';

/** What follows from where a point lies. */
type PlaceColumns = Pick<Row<'recycling_points'>, 'lng' | 'lat' | 'city' | 'country' | 'time_zone'>;

/** The columns of a point's place: city and country by the nearest town, the zone by the position. */
export function placeColumns(lng: number, lat: number): PlaceColumns {
  if (!hasPlace({ lng, lat })) return { lng, lat, city: '', country: '', time_zone: 'UTC' };
  const { city, country, timeZone } = localityOf(lng, lat);
  return { lng, lat, city, country, time_zone: timeZone };
}

/** Refuses a place far from any town that would not be if longitude and latitude were exchanged. */
export function refuseSwapped(lng: number, lat: number, pointer: string): void {
  if (hasPlace({ lng, lat }) && seemsSwapped(lng, lat))
    throw wrongValue(pointer, 'swapped', 'Longitude and latitude seem to be exchanged');
}
