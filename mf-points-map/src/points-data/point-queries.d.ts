import { type ApiService, type MapClusters, type RecyclingPoint } from '@ecocircle/shared-contracts';
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
/** One page of a list, and how many points there are in all. */
export interface PointsPage {
  readonly points: readonly RecyclingPoint[];
  readonly total: number;
}
/** Points to a page of the list. */
export declare const PAGE_SIZE = 20;
/** Reads a page of the accepted points, the nearest first. */
export declare function readPoints(
  api: ApiService,
  query: PointsQuery,
  signal?: AbortSignal,
): Promise<PointsPage>;
/** Reads one accepted point. Rejects with an ApiError of status 404 when there is none. */
export declare function readPoint(api: ApiService, id: string, signal?: AbortSignal): Promise<RecyclingPoint>;
/** What the map is asked for by. */
export interface ClustersQuery {
  readonly box: Box;
  readonly zoom: number;
  readonly materials: readonly string[];
}
/** Reads the clusters and single points of a box. */
export declare function readClusters(
  api: ApiService,
  { box, zoom, materials }: ClustersQuery,
  signal?: AbortSignal,
): Promise<MapClusters>;
