import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { run, runNode } from './spawned.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PRINT_PATH = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
const ADVICE = `Install it (Debian: apt install chromium; elsewhere: npx playwright install chromium in e2e/), then run the tests again.`;

async function hasPlaywrightChromium(project: string): Promise<boolean> {
  const { stdout } = await runNode({ args: ['-e', PRINT_PATH], cwd: join(project, 'e2e') });
  return existsSync(stdout);
}

/**
 * Makes sure that there is a chromium for the end-to-end tests: Playwright's own, or that of Debian's package, which
 * is installed where that is possible.
 *
 * @throws Failure when there is none and it cannot be installed
 */
export async function requireChromium(project: string): Promise<void> {
  if ((await hasPlaywrightChromium(project)) || existsSync(DEBIAN_CHROMIUM)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Failure(`There is no chromium. ${ADVICE}`);
  process.stdout.write('installing chromium\n');
  const install = 'apt-get update && apt-get install -y --no-install-recommends chromium';
  const { code, output } = await run('sh', ['-c', install], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) throw new Failure(`${output}\nChromium could not be installed. ${ADVICE}`);
}
