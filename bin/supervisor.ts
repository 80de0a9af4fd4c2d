import { Failure } from './failure.ts';
import { stopAll } from './spawned.ts';

const LOOK_FOR_PARENT_EVERY = 500;

/** Calls back once when the process is asked to end, or when the npm that started it is gone. */
function onStopRequest(stop: () => void): void {
  let stopping = false;
  const stopOnce = (): void => {
    if (!stopping) stop();
    stopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopOnce(), LOOK_FOR_PARENT_EVERY).unref();
}

/**
 * Runs the body of a program that starts other processes. However it ends, none of them is left: exit status 0 when
 * it was asked to stop or is through, 1 when something failed.
 */
export async function supervise(body: () => Promise<void>): Promise<void> {
  let stopped = false;
  onStopRequest(() => {
    stopped = true;
    stopAll().then(() => process.exit(0));
  });
  try {
    await body();
    process.exitCode ??= 0;
  } catch (error) {
    if (stopped) return;
    await stopAll();
    process.stderr.write(`${error instanceof Failure ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
