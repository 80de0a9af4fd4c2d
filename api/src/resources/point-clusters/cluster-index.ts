import type { MapClusters } from '@ecocircle/shared-contracts';
import Supercluster from 'supercluster';
import type { BoundingBox } from '../../validation/bounding-box.ts';

/** A point as the index needs it. */
export interface IndexedPoint {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  readonly family: string;
  /** Whether it does not work for a time. */
  readonly closed: boolean;
}

type Leaf = Pick<IndexedPoint, 'id' | 'family' | 'closed'>;

type Feature = ReturnType<Supercluster<Leaf, Leaf>['getClusters']>[number];

/** The last zoom with clusters; behind it even points at the same place are shown singly, unless a view has too many. */
export const LAST_CLUSTERED_ZOOM = 16;

const RADIUS_PX = 64;
const TILE_PX = 512;

/** Keeps a view below 5 KB compressed: beyond that many marks, it is clustered as one zoom further out. */
const MARKS_IN_A_VIEW = 240;

/** Decimals that tell neighbouring pixels apart; five (a metre) at most. */
const decimals = (zoom: number): number =>
  Math.min(5, Math.max(1, Math.ceil(Math.log10((TILE_PX * 2 ** zoom) / 360))));

function rounded(degrees: number, digits: number): number {
  return Number(degrees.toFixed(digits));
}

/** What a view shows, as the index knows it: whether its single points are open is not in it. */
export interface IndexedView extends Pick<MapClusters, 'total' | 'clusters'> {
  readonly points: readonly IndexedPoint[];
}

/** Clusters of one set of points at every zoom. */
export class ClusterIndex {
  readonly #index: Supercluster<Leaf, Leaf>;

  constructor(points: readonly IndexedPoint[]) {
    this.#index = new Supercluster<Leaf, Leaf>({
      radius: RADIUS_PX,
      extent: TILE_PX,
      maxZoom: LAST_CLUSTERED_ZOOM,
    }).load(
      points.map(({ lng, lat, ...properties }) => ({
        type: 'Feature',
        properties,
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    );
  }

  /** What a view shows; the clusters of a crowded one are those of a smaller zoom. */
  view(bbox: BoundingBox, zoom: number): IndexedView {
    const box: [number, number, number, number] = [...bbox];
    let features = this.#index.getClusters(box, zoom);
    for (
      let z = Math.min(zoom, LAST_CLUSTERED_ZOOM + 1) - 1;
      z >= 0 && features.length > MARKS_IN_A_VIEW;
      z -= 1
    )
      features = this.#index.getClusters(box, z);
    return this.#toView(features, zoom);
  }

  #toView(features: readonly Feature[], zoom: number): IndexedView {
    const clusters: MapClusters['clusters'][number][] = [];
    const points: IndexedPoint[] = [];
    for (const { geometry, properties } of features) {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if ('cluster' in properties) {
        const expansion = this.#index.getClusterExpansionZoom(properties.cluster_id);
        const digits = decimals(zoom);
        clusters.push([rounded(lng, digits), rounded(lat, digits), properties.point_count, expansion]);
        continue;
      }
      points.push({ ...properties, lng: rounded(lng, 5), lat: rounded(lat, 5) });
    }
    const total = clusters.reduce((sum, [, , count]) => sum + count, points.length);
    return { total, clusters, points };
  }
}
