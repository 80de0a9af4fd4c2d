import type { MapClusters } from '@ecocircle/shared-contracts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import type { IndexedPoint } from './map-rows.ts';
import { type Area, GLOBE, sideOf, TILE_PX } from './tile-grid.ts';
import { type Mark, shiftedMark, WeightedClusters } from './weighted-clusters.ts';

/** Marks that are closer than a finger's width are one: those of two tiles do not know of each other. */
const APART_PX = 44;

const LARGEST_SCREEN_PX = 8192;

/** What a view shows, as the index knows it: whether its single points are open is not in it. */
export interface IndexedView extends Pick<MapClusters, 'total' | 'clusters'> {
  readonly points: readonly IndexedPoint[];
}

/** Decimals that tell neighbouring pixels apart; five (a metre) at most. */
const decimals = (zoom: number): number =>
  Math.min(5, Math.max(1, Math.ceil(Math.log10((TILE_PX * 2 ** zoom) / 360))));

const rounded = (degrees: number, digits: number): number => Number(degrees.toFixed(digits));

const onGlobe = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

/** The area of a box. */
export const areaOf = ([west, south, east, north]: BoundingBox): Area => ({
  west,
  south,
  east: east < west ? east + 360 : east,
  north,
});

/** Whether a mark stands in an area. */
export const contains = ({ west, south, east, north }: Area, { lng, lat }: Mark): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** The deepest zoom at which an area is no larger than a screen. */
export const zoomOnScreen = (area: Area): number =>
  Math.max(0, Math.floor(Math.log2(LARGEST_SCREEN_PX / (TILE_PX * sideOf(area)))));

/** The same marks, with one for those that are too close to each other. */
export function joined(marks: readonly Mark[], { west, east }: Area, zoom: number): Mark[] {
  const middle = (west + east) / 2;
  const options = { minZoom: zoom, maxZoom: zoom, radius: APART_PX };
  return new WeightedClusters(
    marks.map((mark) => shiftedMark(mark, -middle)),
    options,
  )
    .marks(GLOBE, zoom)
    .map((mark) => shiftedMark(mark, middle));
}

/** A view of some marks at a zoom. */
export function toView(marks: readonly Mark[], zoom: number): IndexedView {
  const digits = decimals(zoom);
  const clusters = marks
    .filter(({ point }) => point === null)
    .map(
      ({ lng, lat, count, expansion }) =>
        [rounded(onGlobe(lng), digits), rounded(lat, digits), count, expansion()] as const,
    );
  const points = marks.flatMap(({ point }) =>
    point ? { ...point, lng: rounded(point.lng, 5), lat: rounded(point.lat, 5) } : [],
  );
  return { total: marks.reduce((sum, { count }) => sum + count, 0), clusters, points };
}
