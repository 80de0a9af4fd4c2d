import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { EntryFile } from './entry-file.ts';
import { directories, type TileEntry } from './pmtiles-directory.ts';
import { type Bounds, pmtilesHeader } from './pmtiles-header.ts';

interface ZoomFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly entries: EntryFile;
  last: Buffer;
  size: number;
}

/**
 * Writes a PMTiles archive. Tiles come in the order of their ids within each zoom; each zoom waits in a file of its
 * own, since the ids of a zoom lie behind all those of the zoom above it. What is in memory does not grow with their
 * number.
 */
export class ArchiveWriter {
  readonly #folder: string;
  readonly #zooms = new Map<number, ZoomFile>();
  #addressed = 0;

  /** The folder is for files under way; the caller removes it. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(zoom: number, id: number, tile: Uint8Array): Promise<void> {
    const file = this.#zooms.get(zoom) ?? (await this.#begin(zoom));
    const packed = gzipSync(tile);
    this.#addressed += 1;
    if (file.entries.next === id && file.last.equals(packed)) {
      file.entries.repeat();
      return;
    }
    await file.handle.write(packed);
    file.entries.add(id, packed.length);
    file.size += packed.length;
    file.last = packed;
  }

  /** Puts the archive together; the number of its tiles and bytes. */
  async finish(
    path: string,
    metadata: object,
    range: { readonly minZoom: number; readonly maxZoom: number; readonly bounds: Bounds },
  ): Promise<{ tiles: number; bytes: number }> {
    const files = [...this.#zooms.entries()].sort(([a], [b]) => a - b).map(([, file]) => file);
    const entries = files.reduce((sum, file) => sum + file.entries.count, 0);
    const leavesPath = join(this.#folder, 'leaves');
    writeFileSync(leavesPath, '');
    const { root, leaves } = directories(
      entries,
      () => entriesOf(files),
      (leaf) => writeFileSync(leavesPath, leaf, { flag: 'a' }),
    );
    for (const file of files) file.entries.close();
    const json = gzipSync(JSON.stringify(metadata));
    const tiles = files.reduce((sum, { size }) => sum + size, 0);
    const lengths = { root: root.length, metadata: json.length, leaves, tiles };
    const facts = { ...range, entries, addressed: this.#addressed };
    const start = Buffer.concat([pmtilesHeader(facts, lengths), root, json]);
    await concatenate(path, start, [leavesPath, ...(await closed(files))]);
    return { tiles: this.#addressed, bytes: start.length + leaves + tiles };
  }

  async #begin(zoom: number): Promise<ZoomFile> {
    const path = join(this.#folder, `zoom-${zoom}`);
    const entries = new EntryFile(`${path}-entries`);
    const file = { path, handle: await open(path, 'w'), entries, last: Buffer.alloc(0), size: 0 };
    this.#zooms.set(zoom, file);
    return file;
  }
}

/** The entries of all zooms, with their places behind the zooms before. */
function* entriesOf(files: readonly ZoomFile[]): Generator<TileEntry> {
  let start = 0;
  for (const { entries, size } of files) {
    yield* entries.read(start);
    start += size;
  }
}

const closed = (files: readonly ZoomFile[]): Promise<string[]> =>
  Promise.all(files.map(({ path, handle }) => handle.close().then(() => path)));

async function concatenate(path: string, start: Buffer, files: readonly string[]): Promise<void> {
  await pipeline(async function* () {
    yield start;
    for (const file of files) yield* createReadStream(file);
  }, createWriteStream(path));
}
