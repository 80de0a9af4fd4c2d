import { type ApiService, type City, type PlaceCity, readMapClusters } from '@ecocircle/shared-contracts';
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

/** The visitor's city; where that has no points, the one of their country with most, and of any country where theirs has none. */
function cityFor({ name, country, spellings }: PlaceCity, cities: readonly City[]): City | undefined {
  const isIn = (city: City): boolean => city.country.toUpperCase() === country;
  const own = cities.find((city) => isIn(city) && spellings.includes(city.name));
  return own ? { ...own, name } : (cities.find(isIn) ?? cities[0]);
}

async function requestClusters(api: ApiService, { bounds, zoom }: MapFrame) {
  const query = { bbox: bounds.map((degrees) => degrees.toFixed(5)).join(','), zoom };
  return readMapClusters(await api.request({ path: '/api/web/v1/facility/clusters/', query }));
}

/** Loads the piece of the map that invites to the whole. Gives nothing while no city has points. */
export async function loadMapTeaser(api: ApiService, visitors: PlaceCity): Promise<MapTeaserData | null> {
  const city = cityFor(visitors, await requestCities(api));
  if (!city) return null;
  const frame = mapFrame(city);
  const [{ clusters, points }, ground] = await Promise.all([
    requestClusters(api, frame),
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
