import {
  type ApiCall,
  type ApiService,
  type Coordinates,
  type CountriesQuery,
  type NearbyAnswer,
  type NearestPoint,
  readNearbyAnswer,
  startOfWay,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';

const PATH = '/api/web/v1/facility/answer/';

/** Nobody goes further with a jar, in metres. */
export const FAR = 10_000;

/** What is asked of points, as the API takes it. */
export type Wishes = NonNullable<ApiCall['query']>;

/** What is asked for, and by whom. */
export interface NearbyQuestion {
  /** Of the points, but for where they are. */
  readonly wishes: Wishes;
  readonly place: VisitorPlace;
  /** Where else than in the city the best point may be. */
  readonly countries: CountriesQuery;
}

/** A point beside the city counts where it is nearer, or open and near; whatever is open at the other end is no way. */
function better(inCity: NearestPoint | null, anywhere: NearestPoint | null): NearestPoint | null {
  if (!inCity || !anywhere) return inCity ?? anywhere;
  return anywhere.distance <= Math.max(inCity.distance, FAR) ? anywhere : inCity;
}

/** Counts the points that are wished for, and finds the one that is the best to go to from a place. */
export async function askNearby(
  api: Pick<ApiService, 'request'>,
  wishes: Wishes,
  { lng, lat }: Coordinates,
  signal: AbortSignal,
): Promise<NearbyAnswer> {
  const query = { ...wishes, near: `${lng.toFixed(4)},${lat.toFixed(4)}` };
  return readNearbyAnswer(await api.request({ path: PATH, query, signal, once: true }));
}

/** Counts the points of the visitor's city, and finds the one that is the best to go to, be it beside the city. */
export async function readNearby(
  api: Pick<ApiService, 'request'>,
  { wishes, place, countries }: NearbyQuestion,
  signal: AbortSignal,
): Promise<NearbyAnswer> {
  const { name, spellings, country } = place.city;
  const ask = (where: Wishes) => askNearby(api, { ...wishes, ...where }, startOfWay(place), signal);
  const [inCity, anywhere] = await Promise.all([
    ask({ city: spellings[0] ?? name, country }),
    ask({ ...countries }),
  ]);
  return { ...inCity, nearest: better(inCity.nearest, anywhere.nearest) };
}
