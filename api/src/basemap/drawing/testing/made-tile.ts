import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry } from 'geojson';
import GeoJSONVT from 'geojson-vt';

/** A feature for {@link madeTile}; positions are in degrees. */
export const feature = (geometry: Geometry, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

/** A vector tile of some layers. */
export function madeTile(
  layers: Readonly<Record<string, readonly Feature[]>>,
  { z, x, y }: { z: number; x: number; y: number },
): Uint8Array {
  const tiles = Object.entries(layers).flatMap(([name, features]) => {
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features: [...features] },
      { maxZoom: z, indexMaxZoom: 5 },
    );
    const tile = index.getTile(z, x, y);
    return tile ? [[name, tile] as const] : [];
  });
  return fromGeojsonVt(Object.fromEntries(tiles), { version: 2, extent: 4096 });
}
