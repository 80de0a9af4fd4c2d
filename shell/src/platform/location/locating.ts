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

/** A position is told to the server to about a kilometre. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Found among the towns of the map by the portal's own server; empty where that takes too long. */
async function countryOf({ request }: LocatingParts, { lng, lat }: OwnPosition): Promise<string> {
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(), LOCATION_TIMES.country);
  try {
    return readCountry(
      await request({
        path: '/api/web/v1/places/country/',
        query: { lng: roughly(lng), lat: roughly(lat) },
        signal: budget.signal,
        once: true,
      }),
    );
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}

const citiesOrNone = ({ cities }: LocatingParts): Promise<readonly ListedCity[]> => cities().catch(() => []);

/** The visitor is where the device says; their city is the one there, if the edition has it. */
async function settle(parts: LocatingParts, position: OwnPosition): Promise<LocateOutcome> {
  const [country, cities] = await Promise.all([countryOf(parts, position), citiesOrNone(parts)]);
  const { lng, lat, accuracy, at } = position;
  parts.keepPosition({ lng, lat, countryCode: country, accuracy, at });
  const isAbroad = country !== '' && !coversCountry(parts.context, country);
  const city = isAbroad ? null : cityNear(cities, position, accuracy);
  if (city) parts.keepCity(city);
  const { city: before, position: latest } = parts.place();
  const newest = latest && latest.at > position.at ? latest : position;
  const place: VisitorPlace = { city: city ?? before, position: newest, source: 'gps' };
  parts.setPlace(place);
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
