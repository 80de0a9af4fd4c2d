import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { keptPromise } from '../../caching/kept-promise.ts';
import { currentTime } from '../../clock/clock.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { ClusterRequest, ClusterResponse, ClusterView, ClusterWorkerData } from './cluster-thread.ts';
import type { MapAnswer } from './map-answer.ts';

const ANSWERS_KEPT = 1000;
const MINUTE_MS = 60_000;
const ANSWER_TIMEOUT_MS = 5000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 4 };

const unavailable = () =>
  new RequestError({
    status: 503,
    code: 'map-not-ready',
    title: 'The map is being prepared, try again in a moment',
  });

interface Waiting {
  resolve(answer: MapAnswer): void;
  reject(error: Error): void;
}

/** One worker thread with the clusters of one state of the data, and the cached answers of that state. */
class ClusterThread {
  readonly version: string;
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #answers = new LRUCache<string, Promise<MapAnswer>>({ max: ANSWERS_KEPT });
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(data: ClusterWorkerData, onExit: (thread: ClusterThread) => void) {
    this.version = data.version;
    const file = new URL('./cluster-worker.ts', import.meta.url);
    this.#worker = new Worker(file, { workerData: data, resourceLimits: RESOURCE_LIMITS });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#worker.on('message', (message: ClusterResponse) =>
      'ready' in message ? resolve() : this.#settle(message),
    );
    this.#worker.on('error', reject);
    this.#worker.on('exit', () => {
      reject(new Error('the cluster worker ended'));
      for (const { reject: fail } of this.#waiting.values()) fail(unavailable());
      onExit(this);
    });
  }

  async answer(view: ClusterView): Promise<MapAnswer> {
    const key = JSON.stringify([view.zoom, view.bbox, view.materials]);
    const known = await keptPromise(this.#answers, key, () => this.#ask(view));
    if (currentTime().valueOf() < known.till * MINUTE_MS) return known;
    this.#answers.delete(key);
    return keptPromise(this.#answers, key, () => this.#ask(view));
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(view: ClusterView): Promise<MapAnswer> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<MapAnswer>();
    const timer = setTimeout(() => reject(unavailable()), ANSWER_TIMEOUT_MS);
    this.#waiting.set(id, { resolve, reject });
    this.#worker.postMessage({ id, view, now: currentTime().valueOf() } satisfies ClusterRequest);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  #settle(message: Exclude<ClusterResponse, { ready: true }>): void {
    const waiting = this.#waiting.get(message.id);
    if ('answer' in message) waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.failure));
  }
}

/**
 * Map clusters by the state of the data. A new state is built in a new thread while the old one goes on answering,
 * so that no request waits for it.
 */
export class ClusterService {
  readonly #location: DatabaseLocation;
  readonly #log: FastifyBaseLogger;
  #current: ClusterThread | undefined;
  #next: ClusterThread | undefined;
  #closed = false;

  constructor(location: DatabaseLocation, log: FastifyBaseLogger) {
    this.#location = location;
    this.#log = log;
  }

  /** The clusters of a view as of the wanted state, or of the one before it while that is being built. */
  async answer(view: ClusterView, version: string): Promise<MapAnswer> {
    const building = this.#follow(version);
    if (!this.#current) await building;
    if (!this.#current) throw unavailable();
    return this.#current.answer(view);
  }

  /** Builds a state ahead of the first request for it; resolves when it is in use. */
  async prepare(version: string): Promise<void> {
    await this.#follow(version);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#current?.stop(), this.#next?.stop()]);
  }

  async #follow(version: string): Promise<void> {
    if (this.#closed || this.#current?.version === version) return;
    this.#next ??= this.#build(version);
    await this.#next.ready.catch(() => undefined);
  }

  #build(version: string): ClusterThread {
    const thread = new ClusterThread({ location: this.#location, version }, (ended) => this.#forget(ended));
    thread.ready.then(
      () => this.#use(thread),
      (error) => this.#log.error({ err: error }, 'map clusters could not be built'),
    );
    return thread;
  }

  #use(thread: ClusterThread): void {
    const old = this.#current;
    this.#current = thread;
    this.#next = undefined;
    // Requests that still wait for the old thread get their answer before it ends.
    if (old) setTimeout(() => old.stop(), ANSWER_TIMEOUT_MS).unref();
  }

  #forget(thread: ClusterThread): void {
    if (this.#current === thread) this.#current = undefined;
    if (this.#next === thread) this.#next = undefined;
  }
}
