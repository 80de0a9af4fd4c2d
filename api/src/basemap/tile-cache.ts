import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The encodings in which a tile can be sent, the best first. */
export const TILE_ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** An encoding of a tile. */
export type TileEncoding = (typeof TILE_ENCODINGS)[number];

/** A tile as it is drawn. */
export interface DrawnTile {
  readonly svg: string;
  /** Whether it would be drawn alike in a minute. */
  readonly lasts: boolean;
}

/** A tile as it is sent. */
export interface EncodedTile {
  readonly body: Buffer;
  readonly etag: string;
  readonly lasts: boolean;
}

/** How long a tile is kept that will soon be another one. */
const PASSING_MS = 5000;

type Draw = () => Promise<DrawnTile>;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

async function encode(svg: string, encoding: TileEncoding): Promise<Buffer> {
  const raw = Buffer.from(svg);
  if (encoding === 'identity') return raw;
  if (encoding === 'gzip') return zip(raw);
  return brotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 16,
    },
  });
}

/** Caches the tiles requested last, compressed, within a number of bytes; concurrent requests share one drawing. */
export class TileCache {
  readonly #tiles: LRUCache<string, EncodedTile, { draw: Draw; encoding: TileEncoding }>;

  constructor(maxBytes: number) {
    this.#tiles = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (tile, key) => tile.body.length + key.length + 200,
      fetchMethod: async (_key, _stale, { context, options }) => {
        const { svg, lasts } = await context.draw();
        if (!lasts) options.ttl = PASSING_MS;
        const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}-${context.encoding}"`;
        return { etag, lasts, body: await encode(svg, context.encoding) };
      },
    });
  }

  /** The tile of this key, drawn and encoded when it is not in the cache. */
  async get(key: string, encoding: TileEncoding, draw: Draw): Promise<EncodedTile> {
    return this.#tiles.forceFetch(`${key}|${encoding}`, { context: { draw, encoding } });
  }

  /** How many bytes are kept. */
  get size(): number {
    return this.#tiles.calculatedSize;
  }
}
