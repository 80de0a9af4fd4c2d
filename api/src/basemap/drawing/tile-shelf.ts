import { LRUCache } from 'lru-cache';
import type { TileWish } from './drawing-messages.ts';
import { BadTile, readStreetTile, type StreetTile } from './read-street-tile.ts';
import type { SourceFacts } from './source-facts.ts';

/** Fetches the bytes of a tile; throws where its archive cannot be read. */
export type FetchTile = (wish: TileWish) => Promise<Uint8Array | null>;

/** What was found of a tile: it, nothing, or what is wrong with it. */
type Found = { readonly tile: StreetTile | null; readonly problem?: string };

const BYTES_KEPT = 64_000_000;
const SIZE_OF_NOTHING = 500;

/** Keeps the tiles of archives that were read last. */
export class TileShelf {
  readonly #fetch: FetchTile;
  readonly #found = new LRUCache<string, Promise<Found>>({ max: 2000, maxSize: BYTES_KEPT });

  constructor(fetch: FetchTile) {
    this.#fetch = fetch;
  }

  /** The reader of one drawing. */
  reader(): ShelfReader {
    return new ShelfReader((source, z, x, y) => this.#get(source, z, x, y));
  }

  #get(source: SourceFacts, z: number, x: number, y: number): { found: Promise<Found>; isNew: boolean } {
    const key = `${source.id}/${source.version}/${z}/${x}/${y}`;
    const known = this.#found.get(key);
    if (known) return { found: known, isNew: false };
    const found = this.#read(source, { source: source.id, z, x, y });
    this.#found.set(key, found, { size: SIZE_OF_NOTHING });
    found.then(
      ({ tile }) => this.#found.set(key, found, { size: tile?.size ?? SIZE_OF_NOTHING }),
      () => this.#found.delete(key),
    );
    return { found, isNew: true };
  }

  async #read({ schema, name }: SourceFacts, wish: TileWish): Promise<Found> {
    const bytes = await this.#fetch(wish);
    if (!bytes) return { tile: null };
    try {
      return { tile: readStreetTile(bytes, schema) };
    } catch (error) {
      if (!(error instanceof BadTile)) throw error;
      return {
        tile: null,
        problem: `${wish.z}/${wish.x}/${wish.y} of ${name}: ${error.message}`,
      };
    }
  }
}

type Get = (
  source: SourceFacts,
  z: number,
  x: number,
  y: number,
) => { found: Promise<Found>; isNew: boolean };

/** Reads tiles for one drawing, and remembers what went wrong. */
export class ShelfReader {
  readonly #get: Get;
  readonly problems: string[] = [];
  /** Whether every archive answered. */
  lasts = true;

  constructor(get: Get) {
    this.#get = get;
  }

  /** A tile of an archive; null where it has none, or none that can be read. */
  async tile(source: SourceFacts, z: number, x: number, y: number): Promise<StreetTile | null> {
    const { found, isNew } = this.#get(source, z, x, y);
    try {
      const { tile, problem } = await found;
      if (problem && isNew) this.problems.push(problem);
      return tile;
    } catch {
      this.lasts = false;
      return null;
    }
  }
}
