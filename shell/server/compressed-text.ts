import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EncodedContent } from './send-encoded.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Fast enough for a page made on request, and still well below gzip in size. */
const PAGE_QUALITY = 5;

/** Compresses content once for all requests that will ask for it: with gzip, which few want, when one does. */
export async function compress(raw: Buffer, quality: number): Promise<EncodedContent> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  let deflated: Promise<Buffer> | undefined;
  return {
    raw,
    br: await brotli(raw, { params }),
    gzip() {
      deflated ??= deflate(raw);
      return deflated;
    },
  };
}

export const compressText = (text: string) => compress(Buffer.from(text), PAGE_QUALITY);
