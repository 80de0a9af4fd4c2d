import { isPlainRead, KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { requestIdOf } from '@ecocircle/shared-contracts/server';
import type { FastifyBaseLogger } from 'fastify';
import { currentTime } from '../clock/clock.ts';
import { acceptsBrotli, headersOf } from './cached-answer.ts';
import type { CachedAnswer } from './compressed-text.ts';

const ADDRESSES = 1000;
const BYTES = 16 * 2 ** 20;
/** Of the headers of an answer, and of what keeps it. */
const BESIDE_ITS_BYTES = 1000;

/** Answers to everybody's reads, by whole addresses. */
export const keepAddresses = (log: FastifyBaseLogger): KeptAnswers =>
  new KeptAnswers({
    max: ADDRESSES,
    maxBytes: BYTES,
    keyOf: (request) =>
      isPlainRead(request) && acceptsBrotli(request.headers) ? (request.url ?? null) : null,
    ownHeaders: ({ headers }) => ['x-request-id', requestIdOf(headers)],
    sent({ method, url = '' }, status, [, reqId]) {
      log.info({ reqId, method, path: url.split('?')[0], status, ms: 0, kept: true }, 'answered');
    },
  });

/** Keeps an answer until a moment, in milliseconds, or until everything is forgotten. */
export function keepAnswer(
  kept: Pick<KeptAnswers, 'keep'>,
  request: Parameters<KeptAnswers['keep']>[0],
  answer: CachedAnswer,
  { maxAge, until }: { readonly maxAge: number; readonly until: number },
): void {
  const text = Buffer.from(answer.brotli).toString('latin1');
  const headersOfKnown = Object.entries(headersOf(answer, maxAge)).flat();
  const headers = [...headersOfKnown, 'content-encoding', 'br'];
  const body = (): string | undefined => (currentTime().valueOf() < until ? text : undefined);
  kept.keep(request, { etag: answer.etag, headers, headersOfKnown, body }, text.length + BESIDE_ITS_BYTES);
}
