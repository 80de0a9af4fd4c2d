import lookUpTimeZone from '@photostructure/tz-lookup';
import { type Place, readPlaces } from './places.ts';
import type { BasemapLanguage } from './tile-address.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function distanceKm(lng: number, lat: number, place: Place): number {
  const [dLat, dLng] = [radians(place.lat - lat), radians(place.lng - lng)];
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(place.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** A place and how far it is. */
export interface NearPlace {
  readonly place: Place;
  readonly km: number;
}

/** How far a town reaches: a point at the edge of a city belongs to the city, not to the village behind it. */
const reachKm = ({ population }: Place): number => 1.5 + 0.009 * Math.sqrt(population);

/** Beyond this distance a border does not matter, and looking up time zones would take long. */
const BORDER_KM = 60;
/** Added to the distance of places abroad: more than any distance within reach of a border. */
const ABROAD = 40;

const CELL_DEGREES = 5;
const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

/** Finds towns by position. */
export class NearestPlaces {
  readonly #cells: Map<string, Place[]>;

  constructor(places: readonly Place[] = readPlaces()) {
    const towns = places.filter(({ kind }) => kind !== 'part');
    this.#cells = Map.groupBy(towns, ({ lng, lat }) => `${cellOf(lng)},${cellOf(lat)}`);
  }

  *#around(lng: number, lat: number): Generator<NearPlace> {
    for (let x = cellOf(lng) - 1; x <= cellOf(lng) + 1; x += 1)
      for (let y = cellOf(lat) - 1; y <= cellOf(lat) + 1; y += 1)
        for (const place of this.#cells.get(`${x},${y}`) ?? [])
          yield { place, km: distanceKm(lng, lat, place) };
  }

  #least(lng: number, lat: number, measure: (near: NearPlace) => number): NearPlace | null {
    let best: NearPlace | null = null;
    for (const near of this.#around(lng, lat)) if (!best || measure(near) < measure(best)) best = near;
    return best;
  }

  /** The nearest town in a straight line, within some hundred kilometres. */
  nearest(lng: number, lat: number): NearPlace | null {
    return this.#least(lng, lat, ({ km }) => km);
  }

  /**
   * The town that a place most likely belongs to, larger ones reaching farther; one in the same time zone if there is
   * any, which near most borders is the same country.
   */
  town(lng: number, lat: number): Place | null {
    const zone = lookUpTimeZone(lat, lng);
    const isSameZone = (place: Place): boolean => lookUpTimeZone(place.lat, place.lng) === zone;
    const away = ({ km, place }: NearPlace): number =>
      km / reachKm(place) + (km < BORDER_KM && !isSameZone(place) ? ABROAD : 0);
    return this.#least(lng, lat, away)?.place ?? null;
  }
}

/** The name of a place in a language; in one that the places have no names in, the name of GeoNames. */
export function placeName({ names, name }: Place, language: string): string {
  return names[language as BasemapLanguage] || name;
}

const FAR_KM = 100;
const NEAR_KM = 50;

/** Whether a point lies far from any town, but would not if its longitude and latitude were exchanged. */
export function looksSwapped(places: NearestPlaces, lng: number, lat: number): boolean {
  if (Math.abs(lng) > 90) return false;
  const asGiven = places.nearest(lng, lat)?.km ?? Number.POSITIVE_INFINITY;
  if (asGiven < FAR_KM) return false;
  return (places.nearest(lat, lng)?.km ?? Number.POSITIVE_INFINITY) < NEAR_KM;
}
