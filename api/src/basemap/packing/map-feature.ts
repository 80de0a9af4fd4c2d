import type { Geometry } from 'geojson';

/** The layers of Protomaps' basemap that are packed. */
export const MAP_LAYERS = ['water', 'landuse', 'roads', 'buildings', 'places', 'pois'] as const;

/** A layer of Protomaps' basemap. */
export type MapLayer = (typeof MAP_LAYERS)[number];

/** What is read from an extract or a layer: a geometry with OpenStreetMap's tags. */
export interface TaggedGeometry {
  readonly geometry: Geometry;
  readonly tags: Readonly<Record<string, string>>;
}

/** What a feature becomes in the archive, in Protomaps' basemap schema. */
export interface MapFeature {
  readonly layer: MapLayer;
  /** The zoom from which it is in the tiles. */
  readonly minZoom: number;
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** Area, line or point, or null for a collection. */
export function shapeOf({ type }: Geometry): 'area' | 'line' | 'point' | null {
  if (type === 'Polygon' || type === 'MultiPolygon') return 'area';
  if (type === 'LineString' || type === 'MultiLineString') return 'line';
  return type === 'GeometryCollection' ? null : 'point';
}
