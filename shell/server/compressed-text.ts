import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EncodedContent } from './send-encoded.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Fast enough for a page made on request, and still well below gzip in size. */
const PAGE_QUALITY = 5;

/** Compresses a text once for all requests that will ask for it: with gzip, which few want, when one does. */
export async function compressText(text: string): Promise<EncodedContent> {
  const raw = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY,
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
