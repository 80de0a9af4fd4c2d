import lookUpTimeZone from '@photostructure/tz-lookup';
import { languageOf } from './data-language.ts';
import { looksSwapped, NearestPlaces, placeName } from './nearest-place.ts';
import type { Place } from './places.ts';

/** Where a position lies. */
export interface Locality {
  /** The town's name in the language of its country; empty far from any town. */
  readonly city: string;
  /** ISO 3166-1 alpha-2; empty far from any town. */
  readonly country: string;
  /** IANA. */
  readonly timeZone: string;
}

let places: NearestPlaces | undefined;

/** The towns of the world, read when they are first needed. */
function knownPlaces(): NearestPlaces {
  places ??= new NearestPlaces();
  return places;
}

/** The town that a position most likely belongs to; null far from any. */
export const townAt = (lng: number, lat: number): Place | null => knownPlaces().town(lng, lat);

/** The town, the country and the time zone of a position. */
export function localityOf(lng: number, lat: number): Locality {
  const town = townAt(lng, lat);
  return {
    city: town ? placeName(town, languageOf(town.country)) : '',
    country: town?.country ?? '',
    timeZone: lookUpTimeZone(lat, lng),
  };
}

/** Whether a position lies far from any town, but would not if its longitude and latitude were exchanged. */
export const seemsSwapped = (lng: number, lat: number): boolean => looksSwapped(knownPlaces(), lng, lat);
