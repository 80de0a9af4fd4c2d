import lookUpTimeZone from '@photostructure/tz-lookup';
import { languageOf } from './data-language.ts';
import { NearestPlaces, placeName } from './nearest-place.ts';

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

/** The town, the country and the time zone of a position; the list of towns is read when it is first needed. */
export function localityOf(lng: number, lat: number): Locality {
  places ??= new NearestPlaces();
  const town = places.town(lng, lat);
  return {
    city: town ? placeName(town, languageOf(town.country)) : '',
    country: town?.country ?? '',
    timeZone: lookUpTimeZone(lat, lng),
  };
}
