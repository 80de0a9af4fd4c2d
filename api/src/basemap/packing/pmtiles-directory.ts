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
const LEAST_IN_LEAF = 4096;
/** So many always fit into the root: to name one takes ten bytes, the step to its id five of them. */
const MOST_LEAVES = 1500;

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

/** The entries of a directory, from its first on, whenever it is asked. */
export type ReadEntries = () => Iterable<TileEntry>;

function* inLeaves(entries: Iterable<TileEntry>, size: number): Generator<TileEntry[]> {
  let leaf: TileEntry[] = [];
  for (const entry of entries) {
    leaf.push(entry);
    if (leaf.length < size) continue;
    yield leaf;
    leaf = [];
  }
  if (leaf.length > 0) yield leaf;
}

/**
 * Writes the leaves one after the other, where the root does not hold all tiles itself, and gives the root, which names
 * them.
 */
export function directories(
  count: number,
  entries: ReadEntries,
  writeLeaf: (leaf: Buffer) => void,
): { root: Buffer; leaves: number } {
  const whole = count > MOST_IN_ROOT ? null : directory([...entries()]);
  if (whole && whole.length <= ROOT_LIMIT) return { root: whole, leaves: 0 };
  const named: TileEntry[] = [];
  let offset = 0;
  for (const entriesOfLeaf of inLeaves(entries(), Math.max(LEAST_IN_LEAF, Math.ceil(count / MOST_LEAVES)))) {
    const leaf = directory(entriesOfLeaf);
    writeLeaf(leaf);
    named.push({ id: entriesOfLeaf[0]?.id ?? 0, offset, length: leaf.length, run: 0 });
    offset += leaf.length;
  }
  return { root: directory(named), leaves: offset };
}
