import {
  type ApiCall,
  type ApiService,
  isApiError,
  type MapClusters,
  type PageOf,
  type RecyclingPoint,
  readMapClusters,
  readOne,
  readPage,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Longitude and latitude in degrees. */
export type Place = readonly [lng: number, lat: number];

/** What a list of points is asked for by: those in a box, or everywhere when there is a search. */
export interface PointsQuery {
  readonly q: string;
  readonly materials: readonly string[];
  readonly box: Box | null;
  readonly near: Place;
  /** Counted from 1. */
  readonly page: number;
}

/** Points to a page of the list. */
export const PAGE_SIZE = 20;

const BASE = '/api/web/v1/facility';

const degrees = (numbers: readonly number[]): string =>
  numbers.map((number) => Number(number.toFixed(4))).join(',');
const given = (list: readonly string[]): string | undefined => (list.length > 0 ? list.join(',') : undefined);

/** Reads a page of the accepted points, the nearest first. */
export async function readPoints(
  api: Pick<ApiService, 'request'>,
  query: PointsQuery,
  signal?: AbortSignal,
): Promise<PageOf<RecyclingPoint>> {
  const answer = await api.request({
    path: `${BASE}/facility/`,
    query: {
      q: query.q || undefined,
      materials: given(query.materials),
      bbox: query.box ? degrees(query.box) : undefined,
      near: degrees(query.near),
      page: query.page,
      page_size: PAGE_SIZE,
    },
    ...(signal && { signal }),
  });
  return readPage(answer, toRecyclingPoint);
}

/** Reads one accepted point. Rejects with an ApiError of status 404 when there is none. */
export async function readPoint(
  api: Pick<ApiService, 'request'>,
  id: string,
  signal?: AbortSignal,
): Promise<RecyclingPoint> {
  const path = `${BASE}/facility/${encodeURIComponent(id)}/`;
  return readOne(await api.request({ path, ...(signal && { signal }) }), toRecyclingPoint);
}

/** What the map is asked for by. */
export interface ClustersQuery {
  readonly box: Box;
  readonly zoom: number;
  readonly materials: readonly string[];
}

/** Whether the API refused because it has just started, and prepares its map. */
const isMapBeingPrepared = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ code }) => code === 'map-not-ready');

/** Reads the clusters and single points of a box; null while the API prepares its map. */
export async function readClusters(
  api: Pick<ApiService, 'request'>,
  { box, zoom, materials }: ClustersQuery,
  how: Pick<ApiCall, 'signal' | 'once'>,
): Promise<MapClusters | null> {
  const query = { bbox: degrees(box), zoom, materials: given(materials) };
  try {
    return readMapClusters(await api.request({ path: `${BASE}/clusters/`, query, ...how }));
  } catch (error) {
    if (isMapBeingPrepared(error)) return null;
    throw error;
  }
}
