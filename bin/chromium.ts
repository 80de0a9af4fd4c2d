import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, isRootOnDebian } from './debian-package.ts';
import { Failure } from './failure.ts';
import { runNode } from './spawned.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PRINT_PATH = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
const ADVICE = `Install it (Debian: apt install chromium; elsewhere: npx playwright install chromium in e2e/), then run the tests again.`;

async function hasPlaywrightChromium(project: string): Promise<boolean> {
  const { stdout } = await runNode({ args: ['-e', PRINT_PATH], cwd: join(project, 'e2e') });
  return existsSync(stdout);
}

/** Debian's package of fonts with the metrics of Arial: what pages are set in before their own fonts arrive. */
const FONTS = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/**
 * Makes sure that there is a chromium for the end-to-end tests: Playwright's own, or that of Debian's package, which
 * is installed where that is possible, like the fonts that other systems bring.
 *
 * @throws Failure when there is none and it cannot be installed
 */
export async function requireChromium(project: string): Promise<void> {
  if (isRootOnDebian() && !existsSync(FONTS.folder)) await installPackage(FONTS.name, ADVICE);
  if ((await hasPlaywrightChromium(project)) || existsSync(DEBIAN_CHROMIUM)) return;
  if (!isRootOnDebian()) throw new Failure(`There is no chromium. ${ADVICE}`);
  await installPackage('chromium', ADVICE);
}
