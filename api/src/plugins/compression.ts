import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A fast level for answers that are sent once; cached answers are compressed better, by their own routes. */
const QUALITY = 4;
const SMALLEST = 1024;

/** Compresses JSON answers that are not compressed yet. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST,
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
