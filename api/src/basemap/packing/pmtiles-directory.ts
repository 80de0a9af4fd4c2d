import { gzipSync } from 'node:zlib';

/** Tiles of the archive in the order of their ids: one after the other, so that their places follow from their lengths. */
export interface TileEntry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** How many ids from this one on share the tile; 0: the entry names a leaf of the directory. */
  readonly run: number;
}

/** The root has to arrive with the header in one read of 16 KB. */
const ROOT_LIMIT = 16_384 - 127;
/** So many never fit into the root. */
const MOST_IN_ROOT = 16_384;
const FIRST_LEAF_SIZE = 4096;

/** Unsigned integers as PMTiles writes them: seven bits a byte, the lowest first. */
function varints(numbers: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (let rest of numbers) {
    while (rest >= 128) {
      bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

function offsetOf(entries: readonly TileEntry[], at: number): number {
  const [before, { offset } = { offset: 0 }] = [entries[at - 1], entries[at]];
  return before && before.offset + before.length === offset ? 0 : offset + 1;
}

function directory(entries: readonly TileEntry[]): Buffer {
  const columns = [
    entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    entries.map(({ run }) => run),
    entries.map(({ length }) => length),
    entries.map((_entry, at) => offsetOf(entries, at)),
  ];
  return gzipSync(varints([entries.length, ...columns.flat()]));
}

/** The root, and the leaves that it names where it does not hold all tiles itself. */
export function directories(entries: readonly TileEntry[], leafSize = FIRST_LEAF_SIZE) {
  const whole = entries.length > MOST_IN_ROOT ? null : directory(entries);
  if (whole && whole.length <= ROOT_LIMIT) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const named: TileEntry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += leafSize) {
    const leaf = directory(entries.slice(at, at + leafSize));
    named.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const root = directory(named);
  if (root.length > ROOT_LIMIT) return directories(entries, leafSize * 2);
  return { root, leaves: Buffer.concat(leaves) };
}
