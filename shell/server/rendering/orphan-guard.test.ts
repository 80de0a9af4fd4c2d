/** @jest-environment @ecocircle/test-kit/process */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const MODULE = pathToFileURL(join(import.meta.dirname, 'orphan-guard.ts'));

/** A process that starts one in an endless loop, guards it, says which it is, and does what follows. */
function guarding(then: string): ChildProcess {
  const code = `
    import { spawn } from 'node:child_process';
    import { OrphanGuard } from '${MODULE}';
    const guard = new OrphanGuard((error) => console.error(error));
    const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); for (;;);']);
    guard.watch([child.pid]);
    console.log(child.pid);
    ${then}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code]);
}

/** Whether a process runs; one that ended is kept by some systems until somebody asks for its status. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function loopOf(child: ChildProcess): Promise<number> {
  const [said] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return Number(said);
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a loop does not outlive a process that is ended by %s @O-05',
  async (signal) => {
    const child = guarding('setInterval(() => {}, 1000);');
    const pid = await loopOf(child);
    child.kill(signal);
    await once(child, 'exit');
    while (isAlive(pid)) await new Promise((done) => setTimeout(done, 20));
    expect(isAlive(pid)).toBe(false);
  },
);

test('the guard keeps no process from ending, and ends nothing that it was not told of last', async () => {
  const child = guarding('guard.watch([]); child.unref(); child.stdout.destroy(); child.stderr.destroy();');
  const pid = await loopOf(child);
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(true);
  process.kill(pid, 'SIGKILL');
});
