import type { VectorSource } from './vector-source.ts';
import { VectorSourceError } from './vector-source-error.ts';

/** What was found at an address. */
export interface TileLookup {
  /** Null where no archive has the tile. */
  readonly found: { readonly source: VectorSource; readonly tile: Uint8Array } | null;
  /** False where an archive that is asked earlier could not be read: the answer is not for keeping. */
  readonly isComplete: boolean;
}

const hasZoom = (z: number, { minZoom, maxZoom }: VectorSource): boolean => z >= minZoom && z <= maxZoom;

/** The tile of the first archive that has it. Those that cannot be read are passed over. */
export async function firstTile(
  sources: readonly VectorSource[],
  [z, x, y]: readonly [number, number, number],
  signal?: AbortSignal,
): Promise<TileLookup> {
  let isComplete = true;
  for (const source of sources.filter((one) => hasZoom(z, one))) {
    try {
      const tile = await source.tileAt(z, x, y, signal);
      if (tile) return { found: { source, tile }, isComplete };
    } catch (error) {
      if (!(error instanceof VectorSourceError)) throw error;
      isComplete = false;
    }
  }
  return { found: null, isComplete };
}
