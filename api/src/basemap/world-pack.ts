import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import {
  CELL_COUNT,
  CELL_EXTENT,
  type CellGeometry,
  cellIndex,
  DEEPEST_CELL_ZOOM,
  decodeCell,
} from './pack-codec.ts';
import { smoothLine } from './smooth-line.ts';

/** The file of the cells. */
export const PACK_FILE = new URL('./data/world.pack', import.meta.url);

/** The cells of the world, decoded on request. */
export interface WorldPack {
  readonly cell: (z: number, x: number, y: number) => CellGeometry;
  /** A cell of the last zoom with its corners rounded, for the tiles that are small parts of it. */
  readonly smoothCell: (x: number, y: number) => CellGeometry<Float64Array>;
}

/** Tiles that are requested together lie in few cells. */
const SMOOTH_CELLS_KEPT = 6;

function smooth(cell: CellGeometry): CellGeometry<Float64Array> {
  const round = (lines: readonly Int32Array[]) => lines.map((line) => smoothLine(line, CELL_EXTENT));
  return {
    land: round(cell.land),
    lakes: round(cell.lakes),
    rivers: round(cell.rivers),
    borders: round(cell.borders),
  };
}

/** Reads the pack into memory once; its index is the offset of each cell, then come the cells. */
export function openWorldPack(file: URL = PACK_FILE): WorldPack {
  const bytes = readFileSync(file);
  const offsets = new Uint32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (CELL_COUNT + 1) * 4),
  );
  const cell: WorldPack['cell'] = (z, x, y) => {
    if (z > DEEPEST_CELL_ZOOM) throw new RangeError(`the pack has no cells of zoom ${z}`);
    const index = cellIndex(z, x, y);
    return decodeCell(bytes.subarray(offsets[index], offsets[index + 1]));
  };
  const kept = new LRUCache<string, CellGeometry<Float64Array>>({
    max: SMOOTH_CELLS_KEPT,
    memoMethod: (key) => {
      const [x = 0, y = 0] = key.split('/').map(Number);
      return smooth(cell(DEEPEST_CELL_ZOOM, x, y));
    },
  });
  return { cell, smoothCell: (x, y) => kept.memo(`${x}/${y}`) };
}
