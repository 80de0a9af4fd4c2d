import { brotliCompressSync, constants } from 'node:zlib';

/** An answer that is serialised and compressed once and sent many times. */
export interface CachedAnswer {
  readonly etag: string;
  readonly brotli: Uint8Array;
  /** The content type; JSON unless given. */
  readonly type?: string;
}

const QUALITY = 6;

/** Compresses a text of a content type; `etag` is the state that it shows. */
export function compressText(text: string, etag: string, type?: string): CachedAnswer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return { etag: `W/"${etag}"`, brotli: brotliCompressSync(text, { params }), ...(type && { type }) };
}
