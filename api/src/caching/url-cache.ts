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
import { acceptsBrotli, type CachedAnswer, headersOf, isKnown } from './cached-answer.ts';

const ADDRESSES_KEPT = 1000;

interface KeptAnswer {
  readonly etag: string;
  /** The compressed bytes, a character each: with the headers they are one text, which is written at once. */
  readonly text: string;
  /** Names and values in turn, as they are written fastest. */
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
    const headers = Object.entries(headersOf(answer, maxAge)).flat();
    const ofBytes = ['content-encoding', 'br', 'content-length', String(text.length)];
    this.#kept.set(url, { etag, text, headers, headersOfBytes: [...headers, ...ofBytes], until });
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

  #send({ headers, method, url }: IncomingMessage, reply: ServerResponse, kept: KeptAnswer): void {
    this.#sent += 1;
    const id = this.#idOf(headers);
    const status = isKnown(headers, kept.etag) ? 304 : 200;
    const named = ['x-request-id', id];
    if (status === 304) reply.writeHead(status, named.concat(kept.headers)).end();
    else reply.writeHead(status, named.concat(kept.headersOfBytes)).end(kept.text, 'latin1');
    const path = url?.split('?')[0];
    this.#log.info({ reqId: id, method, path, status, ms: 0, kept: true }, 'answered');
  }
}
