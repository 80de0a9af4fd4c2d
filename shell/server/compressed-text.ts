import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EncodedContent } from './send-encoded.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
/** Fast enough for a page made on request, and still well below gzip in size. */
const PAGE_QUALITY = 5;
/** Of so many texts other forms are kept than the compressed one. */
const OTHER_FORMS = 40;

async function compressed(raw: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  return brotli(raw, { params });
}

/** Compresses content once for all requests that will ask for it: with gzip, which few want, when one does. */
export async function compress(raw: Buffer, quality: number) {
  let deflated: Promise<Buffer> | undefined;
  return {
    raw,
    br: await compressed(raw, quality),
    gzip() {
      deflated ??= deflate(raw);
      return deflated;
    },
  };
}

/** A text of which only the compressed bytes are kept. */
export interface CompressedText extends EncodedContent {
  readonly br: Buffer;
}

type Form = () => Promise<Buffer>;

/** Forms that few ask for, by how they are made. */
const otherForms = new LRUCache<Form, Promise<Buffer>>({ max: OTHER_FORMS });

const madeWhenAsked = (make: Form): Form => {
  return () => {
    const made = otherForms.get(make) ?? make();
    otherForms.set(make, made);
    return made;
  };
};

/** Compresses a text, and keeps nothing else of it for long: plain, or by gzip, it is made again when one asks for it. */
export async function compressText(text: string): Promise<CompressedText> {
  const br = await compressed(Buffer.from(text), PAGE_QUALITY);
  const raw = madeWhenAsked(() => unbrotli(br));
  return { br, raw, gzip: madeWhenAsked(async () => deflate(await raw())) };
}
