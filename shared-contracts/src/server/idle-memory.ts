import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** When memory is given back. Times in milliseconds. */
export interface IdleMemoryTimes {
  /** How long a thread has to be idle. */
  readonly idleFor: number;
  /** From one collection to the next one at least. */
  readonly apart: number;
}

const TIMES: IdleMemoryTimes = { idleFor: 4000, apart: 30_000 };
/** The share of its time in which an idle thread may run code: looking for news takes up to 0.07 of a slow core's. */
const IDLE_BELOW = 0.1;
/** Less than this that a heap has grown by, in bytes, is what a few requests leave. */
const WORTH_IT = 16 * 1024 ** 2;
const GLIBC = 'libc.so.6';
const COMPACTING = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const;

/**
 * What gives back the pages that the system's allocator holds free between others. It does so by itself at the end of its
 * heap alone. Node.js cannot call it; where there is no glibc there is nothing to call.
 */
async function findTrim(): Promise<() => void> {
  try {
    const { default: koffi } = await import('koffi');
    const trim = koffi.load(GLIBC).func('int malloc_trim(size_t)');
    return () => void trim(0);
  } catch {
    return () => {};
  }
}

/**
 * Gives memory of this thread's heap, and of the allocator of its process, back to the system once there is nothing to do
 * after a start or a busy time. V8 collects when something is allocated: a thread that waits keeps what its start or a
 * rush needed for as long as it waits. A collection takes about a tenth of a second, in which a request that comes waits.
 */
export function giveBackIdleMemory({ idleFor, apart }: IdleMemoryTimes = TIMES): void {
  // Only a new context gets the function once the process runs.
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  let trim: Promise<() => void> | undefined;
  const giveBack = async (): Promise<void> => {
    collect(COMPACTING);
    trim ??= findTrim();
    (await trim)();
  };
  let grewFrom = 0;
  let nextFrom = 0;
  let used = performance.eventLoopUtilization();
  const check = (): void => {
    const before = used;
    used = performance.eventLoopUtilization();
    if (performance.eventLoopUtilization(used, before).utilization > IDLE_BELOW) return;
    if (performance.now() < nextFrom || getHeapStatistics().total_heap_size < grewFrom + WORTH_IT) return;
    void giveBack();
    grewFrom = getHeapStatistics().total_heap_size;
    nextFrom = performance.now() + apart;
  };
  setInterval(check, idleFor).unref();
}
