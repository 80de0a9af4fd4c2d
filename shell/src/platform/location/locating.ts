import {
  type ApiCall,
  type CityContext,
  cityNear,
  coversCountry,
  editionCity,
  followTrail,
  isFresh,
  type KeptPosition,
  type ListedCity,
  LOCATION_TIMES,
  type LocateOutcome,
  type LocateProblem,
  NO_TRAIL,
  type OwnPosition,
  type PlaceCity,
  readCountry,
  readIpPosition,
  type Unsubscribe,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { type Device, followDevice } from './follow-device.ts';
import { asPosition } from './kept-position.ts';

/** What a visitor is looked for with. */
export interface LocatingParts {
  readonly context: CityContext;
  readonly device: Device | undefined;
  readonly now: () => number;
  readonly request: (call: ApiCall) => Promise<unknown>;
  readonly cities: () => Promise<readonly ListedCity[]>;
  readonly keptPosition: () => KeptPosition | null;
  readonly keepPosition: (position: KeptPosition) => void;
  readonly place: () => VisitorPlace;
  readonly setPlace: (place: VisitorPlace) => void;
  /** Makes a city that of later visits. */
  readonly keepCity: (city: PlaceCity) => void;
}

/** After so many milliseconds a position that was late is not waited for any more. */
const LATE_FIX = 10_000;
/** For so many milliseconds a country that was late may still complete the position that is kept. */
const LATE_COUNTRY = 30_000;

/** A position is told to the server to about a kilometre. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The country of a position; empty where it is not known. */
interface CountryAsked {
  /** By the time that a visitor waits for it. */
  readonly inTime: Promise<string>;
  readonly atLast: Promise<string>;
}

/** Found among the towns of the map by the portal's own server. */
function askCountry({ request }: LocatingParts, { lng, lat }: OwnPosition): CountryAsked {
  const patience = new AbortController();
  const end = setTimeout(() => patience.abort(), LATE_COUNTRY);
  const path = '/api/web/v1/places/country/';
  const query = { lng: roughly(lng), lat: roughly(lat) };
  const atLast = request({ path, query, signal: patience.signal, once: true })
    .then(readCountry)
    .catch(() => '')
    .finally(() => clearTimeout(end));
  const budget = new Promise<string>((resolve) => setTimeout(resolve, LOCATION_TIMES.country, ''));
  return { inTime: Promise.race([atLast, budget]), atLast };
}

const citiesOrNone = ({ cities }: LocatingParts): Promise<readonly ListedCity[]> => cities().catch(() => []);

/** The city that a position gave, and the one of before it. */
interface Cities {
  readonly found: PlaceCity | null;
  readonly before: PlaceCity;
}

/** A country that came late belongs to the position that is kept, as long as it is that one; a city abroad is given back. */
function complete(parts: LocatingParts, position: OwnPosition, country: string, cities: Cities): void {
  const kept = parts.keptPosition();
  if (country === '' || kept?.at !== position.at) return;
  parts.keepPosition({ ...kept, countryCode: country });
  const place = parts.place();
  if (coversCountry(parts.context, country) || place.city.id !== cities.found?.id) return;
  parts.keepCity(cities.before);
  parts.setPlace({ ...place, city: cities.before });
}

/** The visitor is where the device says; their city is the one there, if the edition has it. */
async function settle(parts: LocatingParts, position: OwnPosition): Promise<LocateOutcome> {
  const { inTime, atLast } = askCountry(parts, position);
  const [country, cities] = await Promise.all([inTime, citiesOrNone(parts)]);
  const { lng, lat, accuracy, at } = position;
  parts.keepPosition({ lng, lat, countryCode: country, accuracy, at });
  const isAbroad = country !== '' && !coversCountry(parts.context, country);
  const city = isAbroad ? null : cityNear(cities, position, accuracy);
  if (city) parts.keepCity(city);
  const { city: before, position: latest } = parts.place();
  const newest = latest && latest.at > position.at ? latest : position;
  const place: VisitorPlace = { city: city ?? before, position: newest, source: 'gps' };
  parts.setPlace(place);
  if (country === '') void atLast.then((late) => complete(parts, position, late, { found: city, before }));
  return { place, problem: null, isElsewhere: city === null && cities.length > 0 };
}

/** By the address on the net, where the portal looks that up; null where nobody can say. */
async function cityByIp(parts: LocatingParts): Promise<PlaceCity | null> {
  try {
    const call = { path: '/api/web/v1/places/by-ip/', once: true };
    const found = readIpPosition(await parts.request(call));
    if (!found || !coversCountry(parts.context, found.country)) return null;
    return cityNear(await parts.cities(), found);
  } catch {
    return null;
  }
}

/** What is known without the device: the position before, that of the last hour, the choice, the address, the edition. */
async function fallBack(parts: LocatingParts): Promise<VisitorPlace> {
  const before = parts.place();
  if (before.position && isFresh(before.position, parts.now())) return before;
  const kept = parts.keptPosition();
  if (kept) return { ...before, position: asPosition(kept), source: 'cache' };
  const known = { ...before, position: null };
  if (known.source === 'chosen') return known;
  const byIp = await cityByIp(parts);
  if (byIp) return { city: byIp, position: null, source: 'ip' };
  return { city: editionCity(parts.context.locale), position: null, source: 'edition' };
}

/**
 * Looks for the visitor once. Where the device is late the place is what is known without it; a position that comes
 * soon after still counts.
 */
export function locate(parts: LocatingParts): Promise<LocateOutcome> {
  return new Promise((resolve) => {
    let hasFallenBack = false;
    const end = (): void => {
      clearTimeout(patience);
      leave();
    };
    const patience = setTimeout(() => leave(), LATE_FIX);
    const leave = followDevice(parts.device, {
      onPosition(position) {
        end();
        void settle(parts, position).then(resolve);
      },
      onProblem(problem) {
        if (hasFallenBack) return;
        hasFallenBack = true;
        void fallBack(parts).then((place) => {
          parts.setPlace(place);
          resolve({ place, problem, isElsewhere: false });
        });
      },
    });
  });
}

/** Follows the visitor until unsubscribed: the city is that of the first position, the rest sharpens it. */
export function follow(parts: LocatingParts, onProblem: (problem: LocateProblem) => void): Unsubscribe {
  let trail = NO_TRAIL;
  let isSettled = false;
  return followDevice(parts.device, {
    onPosition(told) {
      trail = followTrail(trail, told);
      const position = { ...told, heading: trail.heading };
      if (isSettled) return parts.setPlace({ ...parts.place(), position, source: 'gps' });
      isSettled = true;
      parts.setPlace({ ...parts.place(), position, source: 'gps' });
      void settle(parts, position);
    },
    onProblem(problem) {
      onProblem(problem);
      if (!isSettled) void fallBack(parts).then(parts.setPlace);
    },
  });
}
