import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { isStoppingAll, startNode } from './spawned.ts';

/** The first start fills the database with demo data. */
const READY_WITHIN = 180_000;
const ASK_EVERY = 100;
/** Milliseconds until a server that ended is started again: more each time, unless it ran for a while. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const STEADY_AFTER = 60_000;
/** Megabytes of the young generation: idle servers need 15 MB less and are not slower. */
const YOUNG_HEAP = '--max-semi-space-size=4';
/** One heap of the system's allocator, which gives back what is free: threads have one each otherwise, and keep it. */
const ONE_HEAP = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
} as const;
const LEAVE_WITH_PARENT = join(import.meta.dirname, 'leave-with-parent.ts');

/** The launcher runs as long as the portal does: `fetch`, or an import of node:http, would cost it 15 MB. */
const { get } = process.getBuiltinModule('node:http');

/** A server that the launcher starts. `url` answers `/readyz`. */
export interface Service {
  readonly name: string;
  readonly file: string;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How a server ended, which it should not do by itself. */
function endOf({ name }: Service, child: ChildProcess): Promise<Failure> {
  return new Promise((tell) => {
    child.once('error', ({ message }) => tell(new Failure(`The ${name} could not be started: ${message}`)));
    child.once('exit', (code, signal) => {
      const how = signal ?? `exit code ${code}`;
      tell(new Failure(`The ${name} ended by itself (${how}); its last output is above.`));
    });
  });
}

function isReady(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(`${url}/readyz`, { timeout: 2000 }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => done(false));
  });
}

async function untilReady({ name, url }: Service): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (!(await isReady(url))) {
    if (Date.now() > end)
      throw new Failure(`The ${name} did not become ready within ${READY_WITHIN / 1000} s.`);
    await delay(ASK_EVERY);
  }
}

/** Begins a server, whose output goes to standard error; the promise tells how it ended. */
function begin(service: Service): Promise<Failure> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    YOUNG_HEAP,
    '--import',
    LEAVE_WITH_PARENT,
    service.file,
  ];
  const child = startNode({ args, env: { ...ONE_HEAP, ...service.env } }, [
    'ignore',
    process.stderr,
    process.stderr,
    'ipc',
  ]);
  return endOf(service, child);
}

/** Starts a server again whenever it has ended, after a pause that grows while it keeps ending. */
async function beginAgain(service: Service, firstEnd: Promise<Failure>): Promise<never> {
  let end = firstEnd;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const began = Date.now();
    const { message } = await end;
    // The launcher is ending too, and takes this promise along.
    if (isStoppingAll()) return new Promise(() => {});
    if (Date.now() - began > STEADY_AFTER) pause = FIRST_PAUSE;
    process.stderr.write(`${message} It is started again in ${pause / 1000} s.\n`);
    await delay(pause);
    end = begin(service);
  }
}

/**
 * Starts a server, waits until it is ready, and starts it again whenever it ends by itself.
 *
 * @throws Failure when it ends before it is ready for the first time
 */
export async function startService(service: Service): Promise<void> {
  const end = begin(service);
  const failed = end.then((failure) => Promise.reject(failure));
  await Promise.race([untilReady(service), failed]);
  failed.catch(() => {});
  void beginAgain(service, end);
}
