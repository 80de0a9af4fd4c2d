import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** The properties of a tile's features by layer. */
export function tileContent(tile: Uint8Array | null): Record<string, Record<string, unknown>[]> {
  const { layers } = new VectorTile(new PbfReader(tile ?? new Uint8Array()));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, at) => layer.feature(at).properties),
    ]),
  );
}

/** The names of the roads in a tile. */
export const roadNames = (tile: Uint8Array | null): unknown[] =>
  tileContent(tile).roads?.map(({ name }) => name) ?? [];
