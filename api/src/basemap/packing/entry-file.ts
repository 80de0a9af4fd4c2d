import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { TileEntry } from './pmtiles-directory.ts';

/** The id of a tile, its length, and how many ids from it on share it. */
const RECORD = { bytes: 16, length: 8, run: 12 } as const;
const AT_ONCE = 4096;

/**
 * The entries of the tiles of a zoom, on disk: a continent has tens of millions. The tiles lie one behind the other, so
 * that their places follow from their lengths.
 */
export class EntryFile {
  readonly #file: number;
  readonly #waiting = Buffer.alloc(RECORD.bytes * AT_ONCE);
  #last: { id: number; length: number; run: number } | null = null;
  #written = 0;
  #filled = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w+');
  }

  /** How many entries there are. */
  get count(): number {
    return this.#written + this.#filled + (this.#last ? 1 : 0);
  }

  /** The id that follows upon the last entry. */
  get next(): number | null {
    return this.#last && this.#last.id + this.#last.run;
  }

  add(id: number, length: number): void {
    this.#put();
    this.#last = { id, length, run: 1 };
  }

  /** The next id has the same tile. */
  repeat(): void {
    if (this.#last) this.#last.run += 1;
  }

  /** All entries, with the place of the first tile given. */
  *read(start: number): Generator<TileEntry> {
    this.#put();
    this.#flush();
    const block = Buffer.alloc(RECORD.bytes * AT_ONCE);
    let offset = start;
    for (let at = 0; at < this.#written; at += AT_ONCE) {
      const bytes = readSync(this.#file, block, 0, block.length, at * RECORD.bytes);
      for (let from = 0; from < bytes; from += RECORD.bytes) {
        const length = block.readUInt32LE(from + RECORD.length);
        yield { id: block.readDoubleLE(from), offset, length, run: block.readUInt32LE(from + RECORD.run) };
        offset += length;
      }
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #put(): void {
    if (!this.#last) return;
    const from = this.#filled * RECORD.bytes;
    this.#waiting.writeDoubleLE(this.#last.id, from);
    this.#waiting.writeUInt32LE(this.#last.length, from + RECORD.length);
    this.#waiting.writeUInt32LE(this.#last.run, from + RECORD.run);
    this.#last = null;
    this.#filled += 1;
    if (this.#filled === AT_ONCE) this.#flush();
  }

  #flush(): void {
    writeSync(this.#file, this.#waiting, 0, this.#filled * RECORD.bytes, this.#written * RECORD.bytes);
    this.#written += this.#filled;
    this.#filled = 0;
  }
}
