import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Requests per second that a server answers to wrk, on one thread, with connections that are kept.
 *
 * @throws Error when there is no wrk, or the server refuses
 */
export async function wrkRate(url: string, connections: number, seconds: number): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: br', url];
  const { stdout } = await run('wrk', args).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error('There is no wrk. Install it (Debian: apt install wrk).');
    throw error;
  });
  const [, rate] = /Requests\/sec: +([\d.]+)/.exec(stdout) ?? [];
  if (rate === undefined || stdout.includes('Non-2xx')) throw new Error(`wrk on ${url} said:\n${stdout}`);
  return Number(rate);
}
