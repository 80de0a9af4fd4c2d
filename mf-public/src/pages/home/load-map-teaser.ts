import {
  type City,
  countriesQuery,
  coversCountry,
  type PlaceCity,
  readMapClusters,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { requestCities } from '../../charity-events/index.ts';
import {
  loadStillGround,
  type MapFrame,
  mapFrame,
  type StillGround,
  toFramePixels,
} from '../../still-map/index.ts';

/** A still piece of the map around a city. */
export interface MapTeaserData extends MapFrame {
  readonly ground: StillGround;
  readonly city: string;
  /** How many points the city has. */
  readonly points: number;
  /** Circles for groups of points, in pixels of the frame. */
  readonly clusters: readonly { readonly x: number; readonly y: number; readonly count: number }[];
  /** Single points, in pixels of the frame. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly family: string }[];
}

/** The visitor's city; where that has no points, the one of their country with most, then of another that the page is about. */
function cityFor({ name, country, spellings }: PlaceCity, cities: readonly City[]): City | undefined {
  const isIn = (city: City): boolean => city.country.toUpperCase() === country;
  const own = cities.find((city) => isIn(city) && spellings.includes(city.name));
  return own ? { ...own, name } : (cities.find(isIn) ?? cities[0]);
}

type Services = Pick<ShellServices, 'api' | 'locale'>;

/** The marks that the map, which this leads to, has there. */
async function requestClusters({ api, locale }: Services, { bounds, zoom }: MapFrame) {
  const bbox = bounds.map((degrees) => degrees.toFixed(5)).join(',');
  const query = { bbox, zoom, ...countriesQuery(locale) };
  return readMapClusters(await api.request({ path: '/api/web/v1/facility/clusters/', query }));
}

/** Loads the piece of the map that invites to the whole. Gives nothing while no city has points. */
export async function loadMapTeaser(services: Services, visitors: PlaceCity): Promise<MapTeaserData | null> {
  const { api, locale } = services;
  const cities = await requestCities(api);
  const city = cityFor(
    visitors,
    cities.filter(({ country }) => coversCountry(locale, country)),
  );
  if (!city) return null;
  const frame = mapFrame(city);
  const [{ clusters, points }, ground] = await Promise.all([
    requestClusters(services, frame),
    loadStillGround(api, city),
  ]);
  const at = (lng: number, lat: number) => toFramePixels(frame, { lng, lat });
  return {
    ...frame,
    ground,
    city: city.name,
    points: city.points,
    clusters: clusters.map(([lng, lat, count]) => ({ ...at(lng, lat), count })),
    marks: points.map(([lng, lat, , family]) => ({ ...at(lng, lat), family })),
  };
}
