import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { isKnown } from '@ecocircle/shared-contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ISchema } from 'yup';
import { serializerOf } from '../plugins/serialization.ts';
import { type CachedAnswer, compressText } from './compressed-text.ts';
import { keptPromise } from './kept-promise.ts';

/** Writes a value by its schema and compresses it; `etag` is the state that it shows. */
export const compressAnswer = (schema: ISchema<unknown>, value: unknown, etag: string): CachedAnswer =>
  compressText(serializerOf(schema)(value), etag);

const BROTLI = /(^|[\s,])br($|[\s,;](?!\s*q=0(\.0+)?($|[\s,])))/;
/** What was read of the encodings that clients name: there are few such texts, and each request has one. */
const read = new LRUCache<string, boolean>({ max: 100 });

/** Whether a client takes the compressed bytes. */
export function acceptsBrotli(headers: IncomingHttpHeaders): boolean {
  const encodings = String(headers['accept-encoding'] ?? '');
  // Not by the library's `memo`, which copies its options at each call.
  const known = read.get(encodings);
  if (known !== undefined) return known;
  const accepts = BROTLI.test(encodings);
  read.set(encodings, accepts);
  return accepts;
}

/** The headers of an answer in whatever form it is sent. */
export const headersOf = (
  { etag, type = 'application/json; charset=utf-8' }: CachedAnswer,
  maxAgeSeconds: number,
): Record<string, string> => ({
  etag,
  'cache-control': `public, max-age=${maxAgeSeconds}`,
  vary: 'accept-encoding',
  'content-type': type,
});

/** Sends a cached answer: 304 where the client has it, the compressed bytes where it takes them. */
export function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  maxAgeSeconds: number,
): FastifyReply {
  reply.headers(headersOf(answer, maxAgeSeconds));
  if (isKnown(headers, answer.etag)) return reply.code(304).send();
  if (!acceptsBrotli(headers)) return reply.send(brotliDecompressSync(answer.brotli));
  return reply.header('content-encoding', 'br').send(answer.brotli);
}

/** Keeps one answer for as long as its version stays the same. */
export function createAnswerCache(
  schema: ISchema<unknown>,
  make: () => Promise<unknown>,
): (version: string) => Promise<CachedAnswer> {
  const kept = new LRUCache<string, Promise<CachedAnswer>>({ max: 1 });
  return (version) => keptPromise(kept, version, async () => compressAnswer(schema, await make(), version));
}
