import { Worker } from 'node:worker_threads';
import type { DrawingJob, Drawn, FromThread, TileWish, ToThread } from './drawing-messages.ts';

/** Fetches the bytes of a tile; rejects where its archive cannot be read. */
export type Fetch = (wish: TileWish) => Promise<Uint8Array | null>;

/** How much may wait, and how long, in milliseconds, a drawing may take and a thread without work is kept. */
export interface DrawingLimits {
  readonly waiting: number;
  readonly atOnce: number;
  readonly longest: number;
  readonly idle: number;
}

const LIMITS: DrawingLimits = { waiting: 300, atOnce: 4, longest: 4000, idle: 60_000 };
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

interface Task {
  readonly job: DrawingJob;
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: Error) => void;
}

/** A drawing that was not made; the message says why. */
export class NotDrawn extends Error {
  override readonly name = 'NotDrawn';
}

/** A drawing that has no turn soon. */
export class TooMuchWaits extends NotDrawn {}

/**
 * Draws in a thread of its own, a few tiles at once and the others in their order. A drawing that takes too long ends
 * the thread; what waited for it goes on in a new one. A thread without work ends after a while: it holds some 50 MB.
 */
export class DrawingQueue {
  readonly #fetch: Fetch;
  readonly #limits: DrawingLimits;
  readonly #waiting: Task[] = [];
  readonly #running = new Map<number, { task: Task; timer: NodeJS.Timeout }>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(fetch: Fetch, limits: Partial<DrawingLimits> = {}) {
    this.#fetch = fetch;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** @throws NotDrawn where too much waits, it takes too long, or the thread breaks at it */
  draw(job: DrawingJob): Promise<Drawn> {
    if (this.#waiting.length >= this.#limits.waiting)
      return Promise.reject(new TooMuchWaits('too many tiles are waited for'));
    const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
    this.#waiting.push({ job, resolve, reject });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    this.#giveUp('the server ends');
    for (const { reject } of this.#waiting.splice(0)) reject(new NotDrawn('the server ends'));
    await this.#end();
  }

  #next(): void {
    clearTimeout(this.#idle);
    while (this.#running.size < this.#limits.atOnce) {
      const task = this.#waiting.shift();
      if (!task) break;
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(() => this.#tooLong(id), this.#limits.longest);
      this.#running.set(id, { task, timer });
      this.#thread().postMessage({ id, job: task.job } satisfies ToThread);
    }
    if (this.#worker && this.#running.size === 0)
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idle).unref();
  }

  #take(id: number): Task | undefined {
    const running = this.#running.get(id);
    clearTimeout(running?.timer);
    this.#running.delete(id);
    return running?.task;
  }

  #tooLong(id: number): void {
    this.#take(id)?.reject(new NotDrawn(`it took more than ${this.#limits.longest} ms`));
    this.#again();
    void this.#end().then(() => this.#next());
  }

  /** What ran beside a drawing that broke the thread is drawn anew. */
  #again(): void {
    const tasks = [...this.#running.keys()].flatMap((id) => this.#take(id) ?? []);
    this.#waiting.unshift(...tasks);
  }

  #giveUp(why: string): void {
    for (const id of [...this.#running.keys()]) this.#take(id)?.reject(new NotDrawn(why));
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
      resourceLimits: RESOURCE_LIMITS,
    });
    worker.unref();
    worker.on('message', (message: FromThread) => this.#hear(worker, message));
    worker.on('error', (error) => this.#broke(worker, error));
    worker.on('exit', () => this.#broke(worker, new Error('the thread ended')));
    this.#worker = worker;
    return worker;
  }

  #broke(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#giveUp(error.message);
    this.#next();
  }

  #hear(worker: Worker, message: FromThread): void {
    if ('wish' in message) {
      void this.#answer(worker, message.wish, message.tile);
      return;
    }
    const task = this.#take(message.id);
    if ('drawn' in message) task?.resolve(message.drawn);
    else task?.reject(new NotDrawn(message.failure));
    this.#next();
  }

  async #answer(worker: Worker, wish: number, tile: TileWish): Promise<void> {
    const answer = await this.#fetch(tile).then(
      (bytes): ToThread => ({ answer: wish, bytes }),
      (): ToThread => ({ answer: wish, failed: true }),
    );
    worker.postMessage(answer);
  }
}
