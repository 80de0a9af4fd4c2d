import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export const SHELL_FOLDER = resolve(import.meta.dirname, '..', '..', '..', 'shell');

const LOADS_WITHIN = 10_000;

/** How a probe is run. */
export interface ProbeOptions {
  /** Milliseconds that it may take. */
  readonly within?: number;
  readonly nodeOptions?: readonly string[];
}

/**
 * What a probe finds; a sentence where it cannot look. It runs in a process of its own, so that a build can harm no
 * other one, and sends what it found.
 */
export async function probed(
  file: string,
  args: readonly string[],
  { within = LOADS_WITHIN, nodeOptions = [] }: ProbeOptions = {},
): Promise<string[] | string> {
  const probe = fork(file, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [...process.execArgv, ...nodeOptions],
    timeout: within,
    killSignal: 'SIGKILL',
  });
  let found: string[] | null = null;
  probe.once('message', (message) => {
    found = message as string[];
  });
  const [errors, [code, signal]] = await Promise.all([
    probe.stderr ? text(probe.stderr) : '',
    once(probe, 'close'),
  ]);
  if (found !== null) return found;
  if (signal === 'SIGKILL') return `it did not end within ${within / 1000} s`;
  return errors.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? `it ended with exit code ${code}`;
}
