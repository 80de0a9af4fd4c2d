import { Failure } from './failure.ts';
import { stopAll } from './spawned.ts';

const LOOK_FOR_PARENT_EVERY = 500;

/** Calls back once when the process is asked to end, or when the npm that started it has ended. */
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
 * Runs the body of a program that starts other processes. However it ends, all of them are ended, too. When something
 * failed, the exit status is 1.
 *
 * @param stopStatus - exit status when the program was asked to stop
 */
export async function supervise(body: () => Promise<void>, stopStatus = 0): Promise<void> {
  let stopped = false;
  onStopRequest(() => {
    stopped = true;
    stopAll().then(() => process.exit(stopStatus));
  });
  try {
    await body();
  } catch (error) {
    if (stopped) return;
    await stopAll();
    process.stderr.write(`${error instanceof Failure ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
