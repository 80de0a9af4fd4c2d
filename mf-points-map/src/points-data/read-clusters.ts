import {
  type ApiCall,
  type ApiService,
  isApiError,
  type MapClusters,
  readMapClusters,
} from '@ecocircle/shared-contracts';
import { BASE, type ClustersQuery, degrees, wishesIn } from './point-queries.ts';

/** Whether the API refused because it has just started, and prepares its map. */
const isMapBeingPrepared = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ code }) => code === 'map-not-ready');

/** Reads the clusters and single points of a box; null while the API prepares its map. */
export async function readClusters(
  api: Pick<ApiService, 'request'>,
  { box, zoom, wishes }: ClustersQuery,
  how: Pick<ApiCall, 'signal' | 'once'>,
): Promise<MapClusters | null> {
  const query = { bbox: degrees(box), zoom, ...wishesIn(wishes) };
  try {
    return readMapClusters(await api.request({ path: `${BASE}/clusters/`, query, ...how }));
  } catch (error) {
    if (isMapBeingPrepared(error)) return null;
    throw error;
  }
}
