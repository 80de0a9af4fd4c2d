import pLimit from 'p-limit';
import { settledWithin } from '../../src/platform/loading/settled-within.ts';
import { busyTimeOf, memoryOf } from './process-figures.ts';
import { RenderFailure } from './render-failure.ts';
import type { JobAnswer, LoadOrder, RenderJob } from './render-job.ts';
import { WorkerProcess } from './worker-process.ts';

/** How many pages a process renders at a time, while some wait for their data. */
const AT_ONCE = 4;
/** Milliseconds until a process that ended is started again: more each time, unless it ran for a while. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 60_000;
const STEADY_AFTER = 60_000;
const LOOK_EVERY = 1000;
const MEGABYTE = 2 ** 20;
/** A page that keeps its process busy has its time; one that waits has so many times as much. */
const WHEN_IT_WAITS = 1.5;
/** So many times as much has a build to load: of the processor, and in all. */
const LOADING = { busy: 2, waiting: 12 };

/** What a process may take. */
export interface RenderLimits {
  /** Milliseconds that one page may keep the process busy, and may wait for its turn. */
  readonly time: number;
  /** Megabytes; a process that holds more gives its last answers and is ended, one that holds twice as much at once. */
  readonly memory: number;
}

export interface BuildRendererOptions {
  readonly limits: RenderLimits;
  /** Where the files of the build lie, looked for at each start. */
  readonly order: () => Promise<LoadOrder>;
  /** Receives why a process ended that should not have. */
  readonly report: (problem: Error) => void;
  /** Receives the processes as they come and go. */
  readonly changed: () => void;
}

const UNNEEDED = 'was no longer needed';

const heldTooMuch = (bytes: number): string => `was ended: it held ${Math.round(bytes / MEGABYTE)} MB`;

/**
 * Renders the pages of one build in a process of its own. The process is ended when a page takes too long or too much
 * memory; however it ends, it is started again after a pause that grows, and gets pages once it has loaded the build.
 */
export class BuildRenderer {
  readonly #options: BuildRendererOptions;
  readonly #queue = pLimit(AT_ONCE);
  readonly #asked = new Set<Promise<unknown>>();
  #worker: WorkerProcess | null = null;
  #loaded: Promise<void> = Promise.resolve();
  #state: 'starting' | 'ready' | 'resting' | 'closed' = 'starting';
  #isLoaded = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BuildRendererOptions) {
    this.#options = options;
    this.#begin();
    const look = async (): Promise<void> => {
      if (this.#worker) await this.#endGreedy(this.#worker);
      if (!this.#isClosed) setTimeout(look, LOOK_EVERY).unref();
    };
    void look();
  }

  get #isClosed(): boolean {
    return this.#state === 'closed';
  }

  get pid(): number | undefined {
    return this.#worker?.pid;
  }

  /** Settles when the build is loaded, or cannot be. */
  async settled(): Promise<void> {
    await this.#loaded.catch(() => {});
  }

  /**
   * Renders a page, after those that wait already.
   *
   * @throws RenderFailure
   */
  async render(job: RenderJob): Promise<JobAnswer> {
    this.#requireUp();
    const { time } = this.#options.limits;
    let hasGivenUp = false;
    const turn = Promise.withResolvers<void>();
    const rendering = this.#queue(async () => {
      if (hasGivenUp) return null;
      this.#requireUp();
      await this.#loaded;
      turn.resolve();
      return hasGivenUp ? null : this.#renderNow(job);
    });
    this.#asked.add(rendering);
    rendering.catch(turn.reject).finally(() => this.#asked.delete(rendering));
    await settledWithin(time, turn.promise, () => {
      hasGivenUp = true;
      return this.#state === 'ready'
        ? new RenderFailure('busy', `other pages were before it for ${time} ms`)
        : new RenderFailure('resting', `its build did not load within ${time} ms`);
    });
    return (await rendering) as JobAnswer;
  }

  /** Takes no more pages, and ends the process once those that were asked for are answered. */
  async leave(): Promise<void> {
    this.#state = 'closed';
    clearTimeout(this.#timer);
    await this.#endOnceAnswered(UNNEEDED);
  }

  /** Ends the process at once. */
  close(): void {
    this.#state = 'closed';
    clearTimeout(this.#timer);
    this.#worker?.end(UNNEEDED);
  }

  #requireUp(): void {
    if (this.#state === 'resting' || this.#isClosed)
      throw new RenderFailure('resting', 'its process ended, and is not back yet');
  }

  async #renderNow(job: RenderJob): Promise<JobAnswer> {
    const { limits } = this.#options;
    const worker = this.#worker as WorkerProcess;
    let late: RenderFailure | undefined;
    const end = (what: string): RenderFailure => {
      late ??= new RenderFailure('late', `it ${what}`);
      if (this.#worker === worker && this.#state === 'ready') this.#state = 'resting';
      worker.end(`was ended: a page ${what}`);
      return late;
    };
    const watch = this.#watchBusy(worker, () => end(`kept it busy for ${limits.time} ms`));
    const time = WHEN_IT_WAITS * limits.time;
    const answer = await settledWithin(time, worker.render(job), () => end(`took longer than ${time} ms`))
      .catch((error) => Promise.reject(late ?? error))
      .finally(() => clearInterval(watch));
    if (answer.memory > limits.memory * MEGABYTE && this.#state === 'ready') {
      this.#state = 'resting';
      void this.#endOnceAnswered(heldTooMuch(answer.memory));
    }
    return answer;
  }

  /** Tells when a process did hardly anything but work for a whole half of the time. */
  #watchBusy(worker: WorkerProcess, tell: () => void): NodeJS.Timeout {
    const half = this.#options.limits.time / 2;
    let before: number | null | undefined;
    const look = async (): Promise<void> => {
      const now = worker.pid === undefined ? null : await busyTimeOf(worker.pid);
      if (before !== undefined && (before === null || now === null || now - before >= half / 2)) tell();
      before = now;
    };
    return setInterval(look, half).unref();
  }

  async #endOnceAnswered(reason: string): Promise<void> {
    const worker = this.#worker;
    await Promise.allSettled(this.#asked);
    worker?.end(reason);
    await worker?.ended;
  }

  /** Ends a process that holds too much, or works too long on loading its build. */
  async #endGreedy(worker: WorkerProcess): Promise<void> {
    if (worker.pid === undefined) return;
    const { limits } = this.#options;
    const [bytes, busy] = await Promise.all([memoryOf(worker.pid), busyTimeOf(worker.pid)]);
    if (bytes > 2 * limits.memory * MEGABYTE) worker.end(heldTooMuch(bytes));
    const time = LOADING.busy * limits.time;
    if (!this.#isLoaded && (busy ?? 0) > time) worker.end(`was ended: it worked ${time} ms on loading`);
  }

  #begin(): void {
    this.#loaded = this.#start();
    this.#loaded.catch(() => {});
  }

  async #start(): Promise<void> {
    const { limits, order, changed } = this.#options;
    const began = Date.now();
    let worker: WorkerProcess;
    try {
      worker = new WorkerProcess(await order(), limits.memory / 2);
    } catch (error) {
      this.#rest(`could not be started: ${(error as Error).message}`, began);
      throw error;
    }
    if (this.#isClosed) return worker.end(UNNEEDED);
    this.#worker = worker;
    this.#isLoaded = false;
    changed();
    void worker.ended.then((how) => {
      this.#worker = null;
      changed();
      this.#rest(how, began);
    });
    const time = LOADING.waiting * limits.time;
    try {
      await settledWithin(
        time,
        worker.loaded,
        () => new RenderFailure('late', `it did not load within ${time} ms`),
      );
    } catch (error) {
      worker.end(`was ended: ${(error as Error).message}`);
      throw error;
    }
    this.#isLoaded = true;
    if (this.#worker === worker && !this.#isClosed) this.#state = 'ready';
  }

  #rest(how: string, began: number): void {
    if (this.#isClosed) return;
    this.#state = 'resting';
    this.#failures = Date.now() - began > STEADY_AFTER ? 1 : this.#failures + 1;
    const pause = Math.min(FIRST_PAUSE * 2 ** (this.#failures - 1), LONGEST_PAUSE);
    this.#options.report(new Error(`a process ${how}; it is started again in ${pause / 1000} s`));
    this.#timer = setTimeout(() => this.#begin(), pause).unref();
  }
}
