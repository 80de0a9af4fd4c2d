import { readFileSync } from 'node:fs';
import { CELL_COUNT, type CellGeometry, cellIndex, DEEPEST_CELL_ZOOM, decodeCell } from './pack-codec.ts';

/** The file of the cells. */
export const PACK_FILE = new URL('./data/world.pack', import.meta.url);

/** The cells of the world, decoded when asked for. */
export interface WorldPack {
  readonly cell: (z: number, x: number, y: number) => CellGeometry;
}

/** Reads the pack into memory once; its index is the offset of each cell, then come the cells. */
export function openWorldPack(file: URL = PACK_FILE): WorldPack {
  const bytes = readFileSync(file);
  const offsets = new Uint32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (CELL_COUNT + 1) * 4),
  );
  return {
    cell: (z, x, y) => {
      if (z > DEEPEST_CELL_ZOOM) throw new RangeError(`the pack has no cells of zoom ${z}`);
      const index = cellIndex(z, x, y);
      return decodeCell(bytes.subarray(offsets[index], offsets[index + 1]));
    },
  };
}
