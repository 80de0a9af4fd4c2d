import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isKnown } from './entity-tag.ts';

/** What is sent again. Headers are names and values in turn, as they are written fastest, without the content's length. */
export interface KeptAnswer {
  readonly etag: string;
  readonly headers: readonly string[];
  /** Those of the answer to a client that has it. */
  readonly headersOfKnown: readonly string[];
  /**
   * Undefined where it is no longer right to send it. Of a text each character is a byte: with the headers it is written
   * at once, which is faster below 16 KB; above, it would be copied.
   */
  readonly body: () => string | Buffer | undefined;
}

export interface KeptAnswersOptions {
  /** How many may be kept, and how many bytes their keys and what is kept of them may take. */
  readonly max: number;
  readonly maxBytes: number;
  /** All that the answer to a read depends on; null where it is not one for this cache. */
  readonly keyOf: (request: IncomingMessage) => string | null;
  /** Headers of this one answer, names and values in turn. */
  readonly ownHeaders: (request: IncomingMessage, status: number) => readonly string[];
  /** Hears of what was sent, with its own headers. */
  readonly sent: (request: IncomingMessage, status: number, own: readonly string[]) => void;
}

/** An answer with the headers of its body, which are the same until that has another length. */
class Kept {
  readonly answer: KeptAnswer;
  #headers: readonly string[] = [];
  #length = -1;

  constructor(answer: KeptAnswer) {
    this.answer = answer;
  }

  headersFor({ length }: string | Buffer): readonly string[] {
    if (length !== this.#length) this.#headers = [...this.answer.headers, 'content-length', String(length)];
    this.#length = length;
    return this.#headers;
  }
}

const joined = (own: readonly string[], headers: readonly string[]): string[] =>
  (own.length > 0 ? own.concat(headers) : headers) as string[];

/** Whether a request only reads, and brings nothing. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * Answers that are sent before the framework looks at a request, which takes longer than to send them. A request is
 * neither checked again, as one with the same key was, nor counted by limits of requests.
 *
 * @example
 * const kept = new KeptAnswers({ keyOf: (request) => (isPlainRead(request) ? request.url ?? null : null), ... });
 * kept.standBefore(app.server);
 * // in a route, once its answer is known:
 * kept.keep(request.raw, { etag, headers, headersOfKnown, body: () => text }, text.length);
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  readonly #kept: LRUCache<string, Kept>;
  #sent = 0;

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
    const { max, maxBytes } = options;
    this.#kept = new LRUCache({ max, maxSize: maxBytes });
  }

  /** How many were sent from here, which are measured nowhere else. */
  get sent(): number {
    return this.#sent;
  }

  /**
   * Keeps the answer to a request, for those that are alike.
   *
   * @param bytes - what is kept for this answer alone
   */
  keep(request: IncomingMessage, answer: KeptAnswer, bytes: number): void {
    const key = this.#options.keyOf(request);
    if (key !== null) this.#kept.set(key, new Kept(answer), { size: key.length + bytes });
  }

  forget(): void {
    this.#kept.clear();
  }

  /** Looks at each request of a server before whatever listens to it. */
  standBefore(server: Server): void {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, reply) => {
      if (!this.#answer(request, reply)) for (const listen of listeners) listen(request, reply);
    });
  }

  /** Whether it was answered. */
  #answer(request: IncomingMessage, reply: ServerResponse): boolean {
    const key = this.#options.keyOf(request);
    const kept = key === null ? undefined : this.#kept.get(key);
    const body = kept?.answer.body();
    if (!kept || body === undefined) return false;
    const { ownHeaders, sent } = this.#options;
    const status = isKnown(request.headers, kept.answer.etag) ? 304 : 200;
    const own = ownHeaders(request, status);
    if (status === 304) reply.writeHead(status, joined(own, kept.answer.headersOfKnown)).end();
    else reply.writeHead(status, joined(own, kept.headersFor(body))).end(body, 'latin1');
    this.#sent += 1;
    sent(request, status, own);
    return true;
  }
}
