/** @jest-environment @ecocircle/test-kit/process */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const MODULE = pathToFileURL(join(import.meta.dirname, 'stray-failures.ts'));

/** What a process says that goes on after a promise of it failed, and how it ends. */
const run = (before: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { outliveStrayFailures } from '${MODULE}';
    ${before}
    void Promise.reject(new Error('stray'));
    setTimeout(() => console.log('goes on'), 20);`,
  ]);

test('a failure that nobody waits for is logged, and ends no server', async () => {
  const log = '{ error: ({ message }, words) => console.log(message, words) }';
  const { stdout } = await run(`outliveStrayFailures(${log});`);
  expect(stdout).toBe('stray something failed that nobody waited for\ngoes on\n');
});

test('of itself it would end one', async () => {
  await expect(run('')).rejects.toMatchObject({ code: 1 });
});
