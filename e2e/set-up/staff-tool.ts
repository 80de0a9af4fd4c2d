import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from './product.ts';

const run = promisify(execFile);

/**
 * Runs the staff tool on the running portal's data, which `DATA_DIR` names.
 *
 * @returns what it printed
 * @throws when it refuses; the message holds the reason
 */
export async function staff(...args: readonly string[]): Promise<string> {
  const command = [join(PROJECT, 'bin', 'on-node24'), 'api/src/cli/staff.ts', ...args];
  const { stdout } = await run('sh', command, { cwd: PROJECT });
  return stdout;
}
