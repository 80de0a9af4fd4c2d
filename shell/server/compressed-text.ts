import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { onceDone } from '../src/platform/loading/once-done.ts';
import type { EncodedContent } from './send-encoded.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
/** Of what is sent again and again, still well below gzip in size; and of what somebody waits for, in less than half the time. */
const QUALITY = { again: 5, first: 3 };
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
  return { raw, br: await compressed(raw, quality), gzip: onceDone(() => deflate(raw)) };
}

type Form = () => Promise<Buffer>;

/** A text of which only the compressed bytes are kept. */
export interface CompressedText extends EncodedContent {
  readonly raw: Form;
  readonly br: Buffer;
  /** Compresses it better, once: it is sent to more than the one who waited for it. */
  improve(): Promise<void>;
}

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
export async function compressText(text: string | Buffer): Promise<CompressedText> {
  let br = await compressed(typeof text === 'string' ? Buffer.from(text) : text, QUALITY.first);
  const raw = madeWhenAsked(() => unbrotli(br));
  return {
    get br() {
      return br;
    },
    raw,
    gzip: madeWhenAsked(async () => deflate(await raw())),
    improve: onceDone(async () => {
      br = await compressed(await unbrotli(br), QUALITY.again);
    }),
  };
}
