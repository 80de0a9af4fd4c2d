import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { RenderFailure } from './render-failure.ts';
import type { JobAnswer, LoadOrder, Placed, RenderJob, SentError, SentJob } from './render-job.ts';

/** As long as a timer can be: the library ends processes that were idle for so long. */
const NEVER = 2 ** 31 - 1;
/** More than are ever sent at once. */
const MANY = 100;
/** So much that many pages have alike a process keeps, of each kind: the texts of a page in a language are one. */
const PLACES = 60;
/** What of the edge's environment the process sees: its secrets it does not. */
const PASSED_ON = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'TZ', 'LANG', 'PATH'] as const;

function environment(): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    // Compiled modules, types stripped: without them the compiler alone takes 8 MB.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    // One heap of the system's allocator: threads have one each otherwise, and keep what is free in it.
    MALLOC_ARENA_MAX: '1',
    ...Object.fromEntries(passed),
  };
}

/**
 * Of the room for what is young, less makes a page a tenth slower; with V8's own bound a page of home takes twice as
 * long, and the process three times the memory. What is old is looked through once it has doubled: V8 does so three
 * times as often in a heap of this size, for a tenth of a page's time. The best compiler for WebAssembly has only the
 * parser of HTTP to work on, and takes 10 MB for it.
 */
const optionsOf = (heapMegabytes: number): string[] => [
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${heapMegabytes}`,
  '--max-semi-space-size=16',
  '--liftoff-only',
  '--heap-growing-percent=100',
];

/** An error as it was thrown: what a process sends of it is no instance. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { name, message, stack } = error as SentError;
  return Object.assign(new Error(message ?? String(error)), { name, stack });
}

/** What a process has, at its places. What is sent arrives in its order: a place taken again is so only for who comes later. */
class Places<Value extends object> {
  readonly #values: Value[] = [];
  #sent = 0;

  placed(value: Value): Placed<Value> {
    const known = this.#values.indexOf(value);
    if (known >= 0) return { place: known };
    const place = this.#sent % PLACES;
    this.#sent += 1;
    this.#values[place] = value;
    return { place, sent: value };
  }
}

/** A process that renders pages of one build, from its start to its end. */
export class WorkerProcess {
  readonly #pool: Tinypool;
  readonly #pid: number | undefined;
  /** Rejects when the build cannot be loaded, or the process ends before it is. */
  readonly loaded: Promise<void>;
  /** Tells how it ended. */
  readonly ended: Promise<string>;
  #howEnded: string | undefined;
  #reason: string | undefined;
  /** Whether it has ended, or is about to: nothing can be sent to it any more. */
  #isLost = false;
  readonly #texts = new Places<RenderJob['page']['messages']>();
  readonly #remotes = new Places<RenderJob['page']['remotes']>();

  /** @param heapMegabytes - how much its code may keep in memory, before it is ended by V8 */
  constructor(order: LoadOrder, heapMegabytes: number) {
    this.#pool = new Tinypool({
      filename: join(import.meta.dirname, 'render-worker.ts'),
      name: 'load',
      runtime: 'child_process',
      // Pages and their texts are long: written as JSON they take a millisecond more.
      serialization: 'advanced',
      // The library starts no process again: it would do so at once, however often it ends.
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: MANY,
      idleTimeout: NEVER,
      execArgv: optionsOf(heapMegabytes),
      env: environment(),
    });
    // Who waits for a page is told why there is none, and `ended` tells of a process of which nothing was wanted.
    this.#pool.on('error', () => {});
    this.loaded = this.#run(order, 'load');
    this.loaded.catch(() => {});
    const [child] = this.#pool.threads;
    this.#pid = child?.threadId;
    child?.once('error', () => {
      this.#isLost = true;
    });
    this.ended = new Promise((resolve) => {
      child?.once('exit', (code: number | null, signal: string | null) => {
        this.#howEnded = this.#reason ?? (signal ? `ended by ${signal}` : `exited with ${code}`);
        resolve(this.#howEnded);
      });
    });
  }

  /** The process; undefined once it has ended. */
  get pid(): number | undefined {
    return this.#howEnded === undefined ? this.#pid : undefined;
  }

  /** @throws RenderFailure when the page's code throws, or the process ends */
  render({ page, ...job }: RenderJob): Promise<JobAnswer> {
    const { messages, remotes, ...rest } = page;
    const placed = { texts: this.#texts.placed(messages), remotes: this.#remotes.placed(remotes) };
    return this.#run({ ...job, page: rest, ...placed }, 'render');
  }

  /** Ends the process at once, whatever it does. */
  end(reason: string): void {
    if (this.pid === undefined) return;
    this.#reason ??= reason;
    process.kill(this.pid, 'SIGKILL');
  }

  async #run<Answer>(task: LoadOrder | SentJob, name: 'load' | 'render'): Promise<Answer> {
    // The library would start another process, which knows of no build.
    if (this.#isLost) return this.#failEnded();
    try {
      return await this.#pool.run(task, { name });
    } catch (error) {
      if (this.#isLost) return this.#failEnded();
      const cause = toError(error);
      throw new RenderFailure('threw', cause.message, { cause });
    }
  }

  async #failEnded(): Promise<never> {
    throw new RenderFailure('ended', `its process ${await this.ended}`);
  }
}
