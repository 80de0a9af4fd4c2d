import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { type Dispatcher, Pool } from 'undici';

type Request = Dispatcher.RequestOptions;
type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;

// With an error nobody reads it.
const NO_ANSWER = null as unknown as Dispatcher.ResponseData;

/** Bytes; what people type is smaller, photos and files of points are larger. */
const LARGEST_SMALL_BODY = 65_536;
/** Milliseconds until the API begins to answer, the wait for a free connection included. */
const ANSWER_WITHIN = 30_000;
const READY_WITHIN = 2000;
/** Connections for large bodies. */
export const STREAMED_AT_ONCE = 64;

const TIMES = {
  connect: { timeout: 3000 },
  // A file of many points takes the API a while to read.
  headersTimeout: 60_000,
  bodyTimeout: 30_000,
} as const;

/** Asks, and gives up in time: of its own the pool lets requests wait for a connection without end. */
function askWithin(pool: Pool, time: number, options: Request, done: Done): void {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    done(new Error('the platform API did not begin to answer in time'), NO_ANSWER);
  }, time);
  pool.request(options, (error, answer) => {
    clearTimeout(timer);
    if (!isLate) done(error, answer);
    else if (!error) answer.body.dump().catch(() => undefined);
  });
}

/** Whether a body is said to be small. */
export const isSmall = (headers: IncomingHttpHeaders): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LARGEST_SMALL_BODY;

/**
 * The connections of this edge to the platform API. A small body is taken in whole before one is used, and large ones
 * have connections of their own, so that no sender who is slow keeps others from the API.
 */
export class ApiConnections {
  readonly url: string;
  readonly #short: Pool;
  readonly #streamed: Pool;

  constructor(url: string) {
    const { origin } = new URL(url);
    this.url = url;
    this.#short = new Pool(origin, { ...TIMES, connections: 128 });
    this.#streamed = new Pool(origin, { ...TIMES, connections: STREAMED_AT_ONCE });
  }

  /** For the proxy, which calls it with a callback alone. */
  readonly request = ((options: Request, done: Done) => this.#ask(options, done)) as Dispatcher['request'];

  #ask(options: Request, done: Done): void {
    const { body, headers } = options;
    if (!(body instanceof Readable)) askWithin(this.#short, ANSWER_WITHIN, options, done);
    else if (!isSmall(headers as IncomingHttpHeaders)) this.#streamed.request(options, done);
    else
      buffer(body).then(
        (whole) => askWithin(this.#short, ANSWER_WITHIN, { ...options, body: whole }, done),
        (error: Error) => done(error, NO_ANSWER),
      );
  }

  /** Whether the API says by the way of the visitors' requests that it is ready. */
  isReady(): Promise<boolean> {
    return new Promise((tell) => {
      askWithin(this.#short, READY_WITHIN, { path: '/readyz', method: 'GET' }, (error, answer) => {
        tell(!error && answer.statusCode === 200);
        if (!error) answer.body.dump().catch(() => undefined);
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#short.destroy(), this.#streamed.destroy()]);
  }
}

/** Connections that are closed with the app. */
export function connectApi(app: FastifyInstance, url: string): ApiConnections {
  const connections = new ApiConnections(url);
  app.addHook('onClose', () => connections.close());
  return connections;
}
