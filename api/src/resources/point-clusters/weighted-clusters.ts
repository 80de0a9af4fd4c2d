import Supercluster from 'supercluster';
import type { IndexedPoint } from './map-rows.ts';
import { type Area, shifted, sideOf, TILE_PX } from './tile-grid.ts';

/** The last zoom with clusters; behind it even points at the same place are shown singly, unless a view has too many. */
export const LAST_CLUSTERED_ZOOM = 16;

/** What is closer than this is one cluster, in pixels. */
export const RADIUS_PX = 64;

/** What stands on the map at one place; its area is that of its points. */
export interface Mark extends Area {
  readonly lng: number;
  readonly lat: number;
  readonly count: number;
  /** The point, where it is only one. */
  readonly point: IndexedPoint | null;
  /** The zoom at which it falls apart. */
  expansion(): number;
}

/** The mark of one point. */
export const singleMark = (point: IndexedPoint): Mark => ({
  lng: point.lng,
  lat: point.lat,
  west: point.lng,
  south: point.lat,
  east: point.lng,
  north: point.lat,
  count: 1,
  point,
  expansion: () => LAST_CLUSTERED_ZOOM + 1,
});

/** The same mark so many degrees further east. */
export const shiftedMark = (mark: Mark, degrees: number): Mark => ({
  ...mark,
  ...shifted(mark, degrees),
  lng: mark.lng + degrees,
});

/** What a cluster is the sum of. */
interface Sum {
  count: number;
  lngs: number;
  lats: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

const sumOf = ({ count, lng, lat, west, south, east, north }: Mark): Sum => ({
  count,
  lngs: lng * count,
  lats: lat * count,
  west,
  south,
  east,
  north,
});

function addTo(sum: Sum, other: Readonly<Sum>): void {
  sum.count += other.count;
  sum.lngs += other.lngs;
  sum.lats += other.lats;
  sum.west = Math.min(sum.west, other.west);
  sum.south = Math.min(sum.south, other.south);
  sum.east = Math.max(sum.east, other.east);
  sum.north = Math.max(sum.north, other.north);
}

/** The first zoom after another one at which the points of an area are further apart than a cluster reaches. */
export function zoomApart(area: Area, after: number): number {
  const zoom = Math.ceil(Math.log2(RADIUS_PX / (TILE_PX * sideOf(area))));
  return Math.max(after + 1, Math.min(zoom, LAST_CLUSTERED_ZOOM + 1));
}

const markOf = ({ count, lngs, lats, ...sum }: Sum, zoom: number): Mark => {
  const { west, south, east, north } = sum;
  const area = { west, south, east, north };
  return {
    ...area,
    lng: lngs / count,
    lat: lats / count,
    count,
    point: null,
    expansion: () => zoomApart(area, zoom),
  };
};

/** Clusters of marks that are clusters themselves, each counted as the points that it stands for. */
export class WeightedClusters {
  readonly #clusters: Supercluster<Mark, Sum>;

  constructor(
    marks: readonly Mark[],
    options: { readonly minZoom: number; readonly maxZoom: number; readonly radius: number },
  ) {
    this.#clusters = new Supercluster<Mark, Sum>({ ...options, extent: TILE_PX, map: sumOf, reduce: addTo });
    this.#clusters.load(
      marks.map((mark) => ({
        type: 'Feature',
        properties: mark,
        geometry: { type: 'Point', coordinates: [mark.lng, mark.lat] },
      })),
    );
  }

  /** The marks of a plain area, between 180 degrees west and east. */
  marks({ west, south, east, north }: Area, zoom: number): Mark[] {
    return this.#clusters
      .getClusters([west, south, east, north], zoom)
      .map(({ properties }) => ('cluster' in properties ? markOf(properties, zoom) : properties));
  }
}
