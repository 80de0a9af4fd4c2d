import { createHash } from 'node:crypto';
import { bytesToHeader, Compression, type Header, PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import { safeAttribution } from './attribution.ts';
import type { ByteRanges } from './byte-ranges.ts';
import { decompress } from './decompress.ts';
import { schemaOf } from './tile-schema.ts';
import type { TileSchema, VectorSource } from './vector-source.ts';
import { VectorSourceError } from './vector-source-error.ts';

const HEADER_BYTES = 127;
/** Directories that are kept in memory; each has at most some thousand entries. */
const KEPT_DIRECTORIES = 64;

/** An archive as it was when it was opened. */
export interface ArchiveReader extends Omit<VectorSource, 'name' | 'close' | 'tileAt'> {
  readonly identity: string;
  /** @throws ReplacedError, VectorSourceError */
  readonly tileAt: VectorSource['tileAt'];
}

/** What was read is of another archive than the one that was opened. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}

/** What the library reads, held to one archive and to whole parts. */
function heldTo(ranges: ByteRanges, identity: string) {
  return {
    getKey: () => ranges.address,
    async getBytes(offset: number, length: number, signal?: AbortSignal) {
      const range = await ranges.read(offset, length, signal);
      if (range.identity !== identity) throw new ReplacedError();
      // The first read asks for more than a small archive has.
      if (range.bytes.length < length && offset > 0)
        throw new VectorSourceError('damaged', 'it is cut off: it ends before what its directory names');
      const { buffer, byteOffset, byteLength } = range.bytes;
      return { data: buffer.slice(byteOffset, byteOffset + byteLength) };
    },
  };
}

/** Whatever the library stumbles over, but for what has a name already, is a damaged archive. */
async function named<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted || error instanceof VectorSourceError || error instanceof ReplacedError) throw error;
    throw new VectorSourceError('damaged', `it is damaged (${(error as Error).message})`, { cause: error });
  }
}

function layersOf(metadata: unknown): string[] {
  const layers = (metadata as { vector_layers?: unknown } | null)?.vector_layers;
  return Array.isArray(layers) ? layers.map((layer: { id?: unknown } | null) => String(layer?.id)) : [];
}

function requireVectorTiles(header: Header): void {
  if (header.tileType !== TileType.Mvt)
    throw new VectorSourceError('no-vector-tiles', 'its tiles are no vector tiles (MVT)');
  if (header.tileCompression === Compression.Unknown)
    throw new VectorSourceError('damaged', 'it does not say how its tiles are compressed');
}

function schemaIn(metadata: unknown): TileSchema {
  const layers = layersOf(metadata);
  const schema = schemaOf(layers);
  if (schema) return schema;
  throw new VectorSourceError(
    'unknown-schema',
    `its layers (${layers.slice(0, 8).join(', ') || 'none are named'}) are those of neither Protomaps nor OpenMapTiles`,
  );
}

async function startOf(ranges: ByteRanges): Promise<{ header: Header; identity: string }> {
  const { bytes, identity } = await ranges.read(0, HEADER_BYTES);
  if (bytes.length < HEADER_BYTES)
    throw new VectorSourceError('damaged', 'it is too short for a PMTiles archive');
  if (Buffer.from(bytes).toString('latin1', 0, 7) !== 'PMTiles')
    throw new VectorSourceError('damaged', 'it is no PMTiles archive');
  return { header: bytesToHeader(bytes.slice().buffer), identity };
}

/**
 * Opens an archive.
 *
 * @throws ReplacedError, VectorSourceError
 */
export async function openArchive(ranges: ByteRanges): Promise<ArchiveReader> {
  const { header, identity } = await named(startOf(ranges));
  requireVectorTiles(header);
  const cache = new ResolvedValueCache(KEPT_DIRECTORIES, undefined, decompress);
  const archive = new PMTiles(heldTo(ranges, identity), cache, decompress);
  const metadata = await named(archive.getMetadata());
  return {
    identity,
    version: createHash('sha256').update(identity).digest('hex').slice(0, 10),
    schema: schemaIn(metadata),
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    attribution: await safeAttribution((metadata as { attribution?: unknown }).attribution),
    async tileAt(z, x, y, signal) {
      const tile = await named(archive.getZxy(z, x, y, signal), signal);
      return tile ? new Uint8Array(tile.data) : null;
    },
  };
}

/** Whether the archive is still the one that was opened. */
export async function isSameArchive(ranges: ByteRanges, { identity }: ArchiveReader): Promise<boolean> {
  return (await ranges.read(0, HEADER_BYTES)).identity === identity;
}
