import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { Compression } from 'pmtiles';

/** No tile or directory comes near it; what does is a bomb. */
const MOST_BYTES = 32 * 1024 * 1024;

const UNPACK = {
  [Compression.Gzip]: promisify(gunzip),
  [Compression.Brotli]: promisify(brotliDecompress),
  [Compression.Zstd]: promisify(zstdDecompress),
} as const;

const isPacked = (compression: Compression): compression is keyof typeof UNPACK => compression in UNPACK;

/** Unpacks a part of an archive, off the event loop. */
export async function decompress(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed;
  if (!isPacked(compression)) throw new Error(`compressed in an unknown way, ${compression}`);
  const unpacked = await UNPACK[compression](new Uint8Array(packed), { maxOutputLength: MOST_BYTES });
  return new Uint8Array(unpacked).buffer;
}
