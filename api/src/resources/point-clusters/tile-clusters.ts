import Supercluster, { type PointFeature } from 'supercluster';
import { type PointColumns, pointAt } from './point-columns.ts';
import { type Area, TILE_PX, TILE_ZOOM, withMargin } from './tile-grid.ts';
import { LAST_CLUSTERED_ZOOM, type Mark, RADIUS_PX, singleMark } from './weighted-clusters.ts';
import type { PointWords } from './words.ts';

type Feature = PointFeature<object>;

const NOTHING = {};

/** Rows of columns, each a feature for as long as it is looked at: the library reads them in turn and keeps none. */
function featuresOf({ lngs, lats }: PointColumns, rows: Uint32Array): Feature[] {
  const features = {
    length: rows.length,
    *[Symbol.iterator](): Generator<Feature> {
      for (const row of rows) {
        const coordinates = [lngs[row] as number, lats[row] as number];
        yield { type: 'Feature', id: row, properties: NOTHING, geometry: { type: 'Point', coordinates } };
      }
    },
  };
  return features as unknown as Feature[];
}

/** The clusters of some points of one tile, at every zoom from that of the tile on. */
export class TileClusters {
  readonly columns: PointColumns;
  readonly #words: PointWords;
  readonly #clusters: Supercluster<object, object>;

  constructor(columns: PointColumns, rows: Uint32Array, words: PointWords) {
    this.columns = columns;
    this.#words = words;
    this.#clusters = new Supercluster({
      radius: RADIUS_PX,
      extent: TILE_PX,
      minZoom: TILE_ZOOM + 1,
      maxZoom: LAST_CLUSTERED_ZOOM,
    }).load(featuresOf(columns, rows));
  }

  /** The marks of an area, which does not cross the date line. */
  marks({ west, south, east, north }: Area, zoom: number): Mark[] {
    return this.#clusters
      .getClusters([west, south, east, north], zoom)
      .map(({ id, properties, geometry }) => {
        if (!('cluster' in properties)) return singleMark(pointAt(this.columns, Number(id), this.#words));
        const [lng, lat] = geometry.coordinates as [number, number];
        const at = { west: lng, south: lat, east: lng, north: lat };
        return {
          ...withMargin(at, RADIUS_PX, zoom),
          lng,
          lat,
          count: properties.point_count,
          point: null,
          expansion: () => this.#clusters.getClusterExpansionZoom(properties.cluster_id),
        };
      });
  }
}
