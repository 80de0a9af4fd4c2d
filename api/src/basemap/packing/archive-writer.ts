import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { directories, type TileEntry } from './pmtiles-directory.ts';
import { type Bounds, pmtilesHeader } from './pmtiles-header.ts';

interface ZoomFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly entries: { id: number; offset: number; length: number; run: number }[];
  last: Buffer;
  size: number;
}

/**
 * Writes a PMTiles archive. Tiles come in the order of their ids within each zoom; each zoom waits in a file of its
 * own, since the ids of a zoom lie behind all those of the zoom above it.
 */
export class ArchiveWriter {
  readonly #folder: string;
  readonly #zooms = new Map<number, ZoomFile>();

  /** The folder is for files under way; the caller removes it. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(zoom: number, id: number, tile: Uint8Array): Promise<void> {
    const file = this.#zooms.get(zoom) ?? (await this.#begin(zoom));
    const packed = gzipSync(tile);
    const before = file.entries.at(-1);
    if (before && before.id + before.run === id && file.last.equals(packed)) {
      before.run += 1;
      return;
    }
    await file.handle.write(packed);
    file.entries.push({ id, offset: file.size, length: packed.length, run: 1 });
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
    const entries = entriesOf(files);
    const { root, leaves } = directories(entries);
    const json = gzipSync(JSON.stringify(metadata));
    const tiles = files.reduce((sum, { size }) => sum + size, 0);
    const lengths = { root: root.length, metadata: json.length, leaves: leaves.length, tiles };
    const start = Buffer.concat([pmtilesHeader({ ...range, entries }, lengths), root, json, leaves]);
    await concatenate(path, start, files);
    return { tiles: entries.reduce((sum, { run }) => sum + run, 0), bytes: start.length + tiles };
  }

  async #begin(zoom: number): Promise<ZoomFile> {
    const path = join(this.#folder, `zoom-${zoom}`);
    const file = { path, handle: await open(path, 'w'), entries: [], last: Buffer.alloc(0), size: 0 };
    this.#zooms.set(zoom, file);
    return file;
  }
}

/** The entries of all zooms, with their places behind the zooms before; in place, since a country has millions. */
function entriesOf(files: readonly ZoomFile[]): TileEntry[] {
  let start = 0;
  return files.flatMap(({ entries, size }) => {
    for (const entry of entries) entry.offset += start;
    start += size;
    return entries;
  });
}

async function concatenate(path: string, start: Buffer, files: readonly ZoomFile[]): Promise<void> {
  await pipeline(async function* () {
    yield start;
    for (const file of files) {
      await file.handle.close();
      yield* createReadStream(file.path);
    }
  }, createWriteStream(path));
}
