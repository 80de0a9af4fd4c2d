import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { currentTime } from '../clock/clock.ts';
import { acceptsBrotli, headersOf, isKnown } from './cached-answer.ts';
import type { CachedAnswer } from './compressed-text.ts';

const ADDRESSES_KEPT = 1000;
/** Where the number of a request stands in the headers that are written. */
const ID = 1;

interface KeptAnswer {
  /** What the log says of its address. */
  readonly path: string;
  readonly etag: string;
  /** The compressed bytes, a character each: with the headers they are one text, which is written at once. */
  readonly text: string;
  /** Names and values in turn, as they are written fastest; a copy takes the number of its request. */
  readonly headers: readonly string[];
  readonly headersOfBytes: readonly string[];
  /** The moment from which it is wrong, in milliseconds. */
  readonly until: number;
}

const hasBody = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean =>
  length !== undefined || encoding !== undefined;

/**
 * Answers to everybody's reads, by whole addresses. They are sent before the framework looks at a request, which takes
 * longer than to send them: a request is neither checked again, as the same address was, nor counted by the limit of
 * requests.
 */
export class UrlCache {
  readonly #log: FastifyBaseLogger;
  readonly #idOf: (headers: IncomingHttpHeaders) => string;
  readonly #kept = new LRUCache<string, KeptAnswer>({ max: ADDRESSES_KEPT });
  #sent = 0;

  constructor(log: FastifyBaseLogger, idOf: (headers: IncomingHttpHeaders) => string) {
    this.#log = log;
    this.#idOf = idOf;
  }

  /** Keeps an answer until a moment, in milliseconds, or until everything is forgotten. */
  keep(url: string, answer: CachedAnswer, { maxAge, until }: { maxAge: number; until: number }): void {
    const { etag, brotli } = answer;
    const text = Buffer.from(brotli).toString('latin1');
    const headers = ['x-request-id', '', ...Object.entries(headersOf(answer, maxAge)).flat()];
    const headersOfBytes = [...headers, 'content-encoding', 'br', 'content-length', String(text.length)];
    const path = url.split('?')[0] ?? '';
    this.#kept.set(url, { path, etag, text, headers, headersOfBytes, until });
  }

  forget(): void {
    this.#kept.clear();
  }

  /** Counts what is sent here, which is measured nowhere else. */
  measure(metrics: Registry): void {
    const sent = (): number => this.#sent;
    new Counter({
      name: 'api_kept_answers_total',
      help: 'Answers that were kept and sent again',
      registers: [metrics],
      collect() {
        this.reset();
        this.inc(sent());
      },
    });
  }

  /** Looks at each request of a server before whatever listens to it. */
  standBefore(server: Server): void {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, reply) => {
      const kept = this.#answerTo(request);
      if (kept) this.#send(request, reply, kept);
      else for (const listen of listeners) listen(request, reply);
    });
  }

  #answerTo({ method, url = '', headers }: IncomingMessage): KeptAnswer | undefined {
    if (method !== 'GET') return undefined;
    const kept = this.#kept.get(url);
    if (!kept || !acceptsBrotli(headers) || hasBody(headers)) return undefined;
    return currentTime().valueOf() < kept.until ? kept : undefined;
  }

  #send({ headers, method }: IncomingMessage, reply: ServerResponse, kept: KeptAnswer): void {
    const { path, etag, text } = kept;
    this.#sent += 1;
    const id = this.#idOf(headers);
    const status = isKnown(headers, etag) ? 304 : 200;
    const written = (status === 304 ? kept.headers : kept.headersOfBytes).slice();
    written[ID] = id;
    reply.writeHead(status, written);
    if (status === 304) reply.end();
    else reply.end(text, 'latin1');
    this.#log.info({ reqId: id, method, path, status, ms: 0, kept: true }, 'answered');
  }
}
