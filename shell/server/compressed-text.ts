import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { onceDone } from '../src/platform/loading/once-done.ts';
import { type EncodedContent, rawOf } from './send-encoded.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Fast enough for a page made on request, and still well below gzip in size. */
const PAGE_QUALITY = 5;

/** Compresses content once for all requests that will ask for it: with gzip, which few want, when one does. */
export async function compress(raw: EncodedContent['raw'], quality: number): Promise<EncodedContent> {
  const content = rawOf(raw);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return {
    raw,
    br: await brotli(content, { params }),
    gzip: onceDone(() => deflate(rawOf(raw))),
  };
}

/** @param raw - the whole text, or what puts it together anew when it is asked for */
export const compressPage = (raw: EncodedContent['raw']) => compress(raw, PAGE_QUALITY);

export const compressText = (text: string) => compressPage(Buffer.from(text));
