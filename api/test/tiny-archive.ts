import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feature } from 'geojson';
import { packBasemap } from '../src/basemap/packing/pack-basemap.ts';

/** A tile of the archives below, and one that they do not have. */
export const STREET_TILE = [15, 21935, 10364] as const;
export const EMPTY_TILE = [15, 1, 1] as const;

/** A street from the middle of {@link STREET_TILE} to the east. */
export const street = (name: string, length = 0.002): Feature => ({
  type: 'Feature',
  properties: { highway: 'residential', name },
  geometry: {
    type: 'LineString',
    coordinates: [
      [60.9888, 54.9991],
      [60.9888 + length, 54.9991],
    ],
  },
});

/** Writes a GeoJSON layer and returns its path. */
export function writeLayer(folder: string, name: string, features: readonly unknown[]): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.geojson`);
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  return file;
}

/** Packs features as `NAME.pmtiles` into a folder and returns the path. */
export async function packFeatures(
  folder: string,
  name: string,
  features: readonly Feature[],
): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'layer-'));
  try {
    const files = [writeLayer(scratch, name, features)];
    await packBasemap({ files, folder, attribution: '© Tests', licence: 'none' });
    return join(folder, `${name}.pmtiles`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The bytes of an archive with one street. */
export async function streetArchive(name: string, length?: number): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    return readFileSync(await packFeatures(folder, 'town', [street(name, length)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
