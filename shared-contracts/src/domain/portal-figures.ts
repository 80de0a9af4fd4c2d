import { Answer } from '../api/answer.ts';

/** How much of everything the portal has; `events` are those of this month. */
export interface PortalStatistics {
  readonly points: number;
  readonly cities: number;
  readonly events: number;
}

/** Reads the portal's figures. */
export function readStatistics(answer: unknown): PortalStatistics {
  const data = Answer.of(answer).object('data');
  return {
    points: data.figure('points'),
    cities: data.figure('cities'),
    events: data.figure('events_this_month'),
  };
}

/** Where the API names the present state of the public data. */
export const DATA_STATE_PATH = '/api/web/v1/portal/state/';

/** Reads the name of a state: opaque, and another one whenever points, events or dictionaries have changed. */
export const readDataState = (answer: unknown): string => Answer.of(answer).object('data').text('state');

/** A city that has recycling points; `country` is its ISO 3166 code, the place is in degrees, WGS 84. */
export interface City {
  readonly name: string;
  readonly country: string;
  readonly lng: number;
  readonly lat: number;
  /** How many it has. */
  readonly points: number;
}

/** Reads the cities that have recycling points, the one with most of them first. */
export const readCities = (answer: unknown): City[] =>
  Answer.of(answer)
    .list('data')
    .map((city) => ({
      name: city.text('name'),
      country: city.text('country'),
      lng: city.figure('lng'),
      lat: city.figure('lat'),
      points: city.figure('points'),
    }));
