import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { keptPromise } from '../../caching/kept-promise.ts';
import { currentTime } from '../../clock/clock.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type {
  ClusterQuestion,
  ClusterRequest,
  ClusterResponse,
  ClusterView,
  ClusterWorkerData,
} from './cluster-thread.ts';
import type { MapAnswer } from './map-answer.ts';
import type { FoundPoints, PointSearch } from './point-search.ts';

const ANSWERS_KEPT = 1000;
/** What the moments in answers are counted in. */
export const MINUTE_MS = 60_000;
const ANSWER_TIMEOUT_MS = 5000;
const NEW_THREAD_AFTER_MS = 2000;
/** So long a question waits for a state that is being read; a whole reading takes longer. */
const CATCHING_UP_MS = 500;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 16 };

/** What an answer refused with `map-not-ready` asks to wait. */
export const RETRY_AFTER_SECONDS = 2;

const notReady = () =>
  new RequestError({
    status: 503,
    code: 'map-not-ready',
    title: 'The map is being prepared, try again in a moment',
  });

function startThread(workerData: ClusterWorkerData): Worker {
  const file = new URL('./cluster-worker.ts', import.meta.url);
  return new Worker(file, { workerData, resourceLimits: RESOURCE_LIMITS });
}

interface Waiting {
  resolve(answer: MapAnswer | FoundPoints): void;
  reject(error: Error): void;
}

/**
 * Map clusters, worked out by a thread of its own that follows the state of the points. While it prepares the first
 * one there are none; while it follows, the last one is answered.
 */
export class ClusterService {
  readonly ready: Promise<void>;
  readonly #startThread: () => Worker;
  readonly #log: FastifyBaseLogger;
  readonly #answers = new LRUCache<string, Promise<MapAnswer>>({ max: ANSWERS_KEPT });
  readonly #waiting = new Map<number, Waiting>();
  readonly #becomeReady: () => void;
  readonly #listeners: (() => void)[] = [];
  #expecting: (() => void)[] = [];
  #worker: Worker;
  #version: string | null = null;
  #wanted: string | null = null;
  #lastId = 0;
  #closed = false;

  /** @param start - begins a thread; tests give their own */
  constructor(location: DatabaseLocation, log: FastifyBaseLogger, start = startThread) {
    this.#startThread = () => start({ location });
    this.#log = log;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#becomeReady = resolve;
    this.#worker = this.#start();
  }

  get isReady(): boolean {
    return this.#version !== null;
  }

  /** The state that is shown; null before the first one is there. */
  get version(): string | null {
    return this.#version;
  }

  /** Sees to it that the clusters get to a state; answers go on meanwhile. */
  follow(version: string): void {
    this.#wanted = version;
    if (version !== this.#version) this.#send({ follow: true });
  }

  /** Hears when answers of before are no longer so. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Whether an answer shows the present state. */
  isCurrent({ version }: MapAnswer): boolean {
    return version === this.#version;
  }

  /**
   * What a view shows.
   *
   * @throws RequestError 503 `map-not-ready` before the first state is there
   */
  async answer(view: ClusterView): Promise<MapAnswer> {
    if (!this.isReady) throw notReady();
    const { zoom, bbox, wishes } = view;
    const key = JSON.stringify([zoom, bbox, wishes]);
    const ask = () => this.#ask({ view }) as Promise<MapAnswer>;
    const known = await keptPromise(this.#answers, key, ask);
    if (currentTime().valueOf() < known.till * MINUTE_MS) return known;
    this.#answers.delete(key);
    return keptPromise(this.#answers, key, ask);
  }

  /**
   * The public points that are wanted, as of the state that was followed last where the thread has read it in time, else
   * as of the one before.
   *
   * @throws RequestError 503 `map-not-ready` before the first state is there
   */
  async find(search: PointSearch): Promise<FoundPoints> {
    if (!this.isReady) throw notReady();
    if (this.#wanted !== this.#version) await this.#nextState();
    return this.#ask({ search }) as Promise<FoundPoints>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker.terminate();
  }

  #start(): Worker {
    const worker = this.#startThread();
    worker.on('message', (message: ClusterResponse) => this.#hear(message));
    worker.on('error', (error) => this.#log.error({ err: error }, 'the thread of the map failed'));
    worker.on('exit', () => this.#ended());
    return worker;
  }

  #ended(): void {
    this.#show(null);
    for (const { reject } of this.#waiting.values()) reject(notReady());
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#worker = this.#start();
    }, NEW_THREAD_AFTER_MS).unref();
  }

  #nextState(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#expecting.push(resolve);
    return Promise.race([promise, delay(CATCHING_UP_MS, undefined, { ref: false })]);
  }

  #send(request: ClusterRequest): void {
    this.#worker.postMessage(request);
  }

  #ask(question: ClusterQuestion): Promise<MapAnswer | FoundPoints> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<MapAnswer | FoundPoints>();
    const timer = setTimeout(() => reject(notReady()), ANSWER_TIMEOUT_MS);
    this.#waiting.set(id, { resolve, reject });
    this.#send({ id, question, now: currentTime().valueOf() });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  #hear(message: ClusterResponse): void {
    if ('version' in message) this.#show(message.version);
    else if ('problem' in message)
      this.#log.error({ problem: message.problem }, 'the points of the map could not be read');
    else if ('answer' in message) this.#waiting.get(message.id)?.resolve(message.answer);
    else this.#waiting.get(message.id)?.reject(new Error(message.failure));
  }

  /** Messages come in their order: what was answered before is of an earlier state. */
  #show(version: string | null): void {
    this.#version = version;
    this.#answers.clear();
    for (const listener of [...this.#listeners, ...this.#expecting]) listener();
    this.#expecting = [];
    if (version !== null) this.#becomeReady();
  }
}
