import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { currentTime } from '../clock/clock.ts';
import { acceptsBrotli, type CachedAnswer, headersOf, isKnown } from './cached-answer.ts';

const ADDRESSES_KEPT = 1000;

interface KeptAnswer {
  readonly answer: CachedAnswer;
  readonly headers: Readonly<Record<string, string>>;
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

  constructor(log: FastifyBaseLogger, idOf: (headers: IncomingHttpHeaders) => string) {
    this.#log = log;
    this.#idOf = idOf;
  }

  /** Keeps an answer until a moment, in milliseconds, or until everything is forgotten. */
  keep(url: string, answer: CachedAnswer, { maxAge, until }: { maxAge: number; until: number }): void {
    this.#kept.set(url, { answer, headers: headersOf(answer, maxAge), until });
  }

  forget(): void {
    this.#kept.clear();
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

  #send(request: IncomingMessage, reply: ServerResponse, { answer, headers }: KeptAnswer): void {
    const id = this.#idOf(request.headers);
    const status = isKnown(request.headers, answer.etag) ? 304 : 200;
    const sent = { 'x-request-id': id, ...headers };
    if (status === 304) reply.writeHead(status, sent).end();
    else {
      const length = answer.brotli.byteLength;
      reply
        .writeHead(status, { ...sent, 'content-encoding': 'br', 'content-length': length })
        .end(answer.brotli);
    }
    const path = request.url?.split('?')[0];
    this.#log.info({ reqId: id, method: request.method, path, status, ms: 0, kept: true }, 'answered');
  }
}
