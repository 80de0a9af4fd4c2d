import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TileSchema, VectorSource } from '../../sources/vector-source.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** The tile of Snezhinsk where most is built, and its neighbour to the right. */
export const TOWN = { z: 14, x: 10956, y: 5095 };

/** A tile of Snezhinsk as an archive holds it. */
export function fixtureTile(schema: TileSchema, z: number, x: number, y: number): Uint8Array | null {
  try {
    return gunzipSync(readFileSync(new URL(`${schema}/${z}-${x}-${y}.mvt.gz`, FOLDER)));
  } catch {
    return null;
  }
}

/** An archive with Snezhinsk in it, or with what a test puts there. */
export function fixtureSource(differences: Partial<VectorSource> = {}): VectorSource {
  const { schema = 'protomaps' } = differences;
  return {
    name: 'snezhinsk',
    schema,
    minZoom: 12,
    maxZoom: 14,
    bounds: [60.7, 56.0, 60.85, 56.15],
    attribution: '© OpenStreetMap contributors',
    version: '1',
    tileAt: async (z, x, y) => fixtureTile(schema, z, x, y),
    close: async () => undefined,
    ...differences,
  };
}
