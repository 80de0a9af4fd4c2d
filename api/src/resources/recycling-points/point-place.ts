import { hasPlace } from '@ecocircle/shared-contracts';
import lookUpTimeZone from '@photostructure/tz-lookup';
import type { Row } from '../../database/tables.ts';
import { languageOf } from '../../towns/data-language.ts';
import { looksSwapped, NearestPlaces, placeName } from '../../towns/nearest-place.ts';
import { wrongValue } from './point-refusals.ts';

/** What follows from where a point lies. */
type PlaceColumns = Pick<Row<'recycling_points'>, 'lng' | 'lat' | 'city' | 'country' | 'time_zone'>;

let places: NearestPlaces | undefined;

/** The towns of the world, read when they are first needed: they take some tens of milliseconds. */
export function knownPlaces(): NearestPlaces {
  places ??= new NearestPlaces();
  return places;
}

/** The columns of a point's place: city and country by the nearest town, the zone by the position. */
export function placeColumns(lng: number, lat: number): PlaceColumns {
  if (!hasPlace({ lng, lat })) return { lng, lat, city: '', country: '', time_zone: 'UTC' };
  const town = knownPlaces().town(lng, lat);
  const country = town?.country ?? '';
  return {
    lng,
    lat,
    city: town ? placeName(town, languageOf(country)) : '',
    country,
    time_zone: lookUpTimeZone(lat, lng),
  };
}

/** Refuses a place far from any town that would not be if longitude and latitude were exchanged. */
export function refuseSwapped(lng: number, lat: number, pointer: string): void {
  if (hasPlace({ lng, lat }) && looksSwapped(knownPlaces(), lng, lat))
    throw wrongValue(pointer, 'swapped', 'Longitude and latitude seem to be exchanged');
}
