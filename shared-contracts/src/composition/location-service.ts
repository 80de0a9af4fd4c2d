import { type Coordinates, isPrecise, type OwnPosition } from '../location/own-position.ts';
import type { ListedCity, PlaceCity } from '../location/place-city.ts';
import type { Unsubscribe } from './shell-services.ts';

/** By what a visitor's place is known: the device now or within the last hour, a choice, their address on the net, or only the edition. */
export const PLACE_SOURCES = ['gps', 'cache', 'chosen', 'ip', 'edition'] as const;

/** By what a visitor's place is known. */
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/**
 * Where a visitor is, as far as it is known. There is always a city: home, events and map begin with it.
 *
 * @example
 * const { lng, lat } = startOfWay(services.location.get());
 */
export interface VisitorPlace {
  readonly city: PlaceCity;
  /** What the device has told, at most an hour ago; null in the server's render and in the first one of a browser. */
  readonly position: OwnPosition | null;
  readonly source: PlaceSource;
}

/** Where the way of a visitor begins, and distances are counted from. */
export const startOfWay = ({ city, position }: VisitorPlace): Coordinates =>
  position && isPrecise(position) ? position : city;

/** Why a device did not tell where it is: not allowed, not able to, not in time, or it has no means. */
export type LocateProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** How looking for the visitor went: with a problem the place is the best that is known without it. */
export interface LocateOutcome {
  readonly place: VisitorPlace;
  readonly problem: LocateProblem | null;
  /** Whether the position lies outside the countries of the edition or far from all of its cities: the city stays as it was. */
  readonly isElsewhere: boolean;
}

/**
 * The visitor's place. The shell keeps it for all remotes and shows its city in the header.
 *
 * @example
 * const leave = services.location.subscribe(({ city }) => show(city.name));
 */
export interface LocationService {
  /** The same object for as long as nothing changes. */
  get(): VisitorPlace;
  /** Hears of every later place. */
  subscribe(listener: (place: VisitorPlace) => void): Unsubscribe;
  /** Makes a city the visitor's, for this and later visits; the routes load their data anew. */
  choose(city: PlaceCity): void;
  /**
   * Asks the device where it is; the browser asks the visitor first. Call it for a press only. Never rejects: where the
   * device does not tell, the place is that of the cache, of the address on the net, or of the edition.
   */
  locate(): Promise<LocateOutcome>;
  /** Follows the device until unsubscribed; `onProblem` hears why it does not tell. Call it for a press only. */
  watch(onProblem: (problem: LocateProblem) => void): Unsubscribe;
  /** Forgets position and choice: the place is the edition's again. */
  forget(): void;
  /** The cities of the edition that have points or events, the largest first. Rejects with an ApiError. */
  cities(): Promise<readonly ListedCity[]>;
  /** Opens the dialog in which a city is chosen; a link to `/city` does so without scripts. */
  openChoice(): void;
  /** Loads the code of that dialog ahead: for pointer and focus on what opens it. */
  prefetchChoice(): void;
}
