import { type Place, readPlaces } from '../basemap/places.ts';
import type { DataLanguage } from './raw-point.ts';

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

  /** The town that is nearest as the crow flies, within some hundred kilometres. */
  nearest(lng: number, lat: number): NearPlace | null {
    return this.#least(lng, lat, ({ km }) => km);
  }

  /** The town that a place most likely belongs to, larger ones reaching farther. */
  town(lng: number, lat: number): Place | null {
    return this.#least(lng, lat, ({ km, place }) => km / reachKm(place))?.place ?? null;
  }
}

/** What the people who speak a language call a place. */
export function placeName(place: Place, language: DataLanguage): string {
  return (language === 'de' ? '' : place.names[language]) || place.name;
}
