import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT } from './product.ts';

/** A program that holds something for the tests and says by its first message where that is. */
export interface Holder {
  readonly process: ChildProcess;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a file of the project that holds something; it ends with this process at the latest. */
export async function startHolder(file: string, ...args: readonly string[]): Promise<Holder> {
  const child = fork(join(PROJECT, file), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`${file} ended with ${code} before it was there`);
  });
  const [url] = (await Promise.race([once(child, 'message'), failed])) as [string];
  failed.catch(() => {});
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, url, stop };
}
