import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Fast enough for a page made on request, and still well below gzip in size. */
const PAGE_QUALITY = 5;

/** A text in every encoding that it is answered in. */
export interface CompressedText {
  readonly raw: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a text once for all requests that will ask for it. */
export async function compressText(text: string): Promise<CompressedText> {
  const raw = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }),
    deflate(raw),
  ]);
  return { raw, br, gzip: gz };
}
