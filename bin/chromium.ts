import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, isRootOnDebian } from './debian-package.ts';
import { Failure } from './failure.ts';
import { runNode } from './spawned.ts';

const DEBIAN_SHELL = { name: 'chromium-headless-shell', program: '/usr/bin/chromium-headless-shell' };
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PRINT_PATH = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
const ADVICE = `Install it (Debian: apt install chromium-headless-shell; elsewhere: npx playwright install chromium in e2e/), then run the tests again.`;

async function hasPlaywrightChromium(project: string): Promise<boolean> {
  const { stdout } = await runNode({ args: ['-e', PRINT_PATH], cwd: join(project, 'e2e') });
  return existsSync(stdout);
}

/** Debian's package of fonts with the metrics of Arial: what pages are set in before their own fonts arrive. */
const FONTS = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/**
 * Makes sure that there is a chromium for the end-to-end tests: Playwright's own, or the headless shell of Debian's
 * package, which is installed where that is possible, like the fonts that other systems bring. Debian's whole chromium
 * serves where there is no shell.
 *
 * @throws Failure when there is none and it cannot be installed
 */
export async function requireChromium(project: string): Promise<void> {
  if (isRootOnDebian() && !existsSync(FONTS.folder)) await installPackage(FONTS.name, ADVICE);
  if ((await hasPlaywrightChromium(project)) || existsSync(DEBIAN_SHELL.program)) return;
  const hasWhole = existsSync(DEBIAN_CHROMIUM);
  if (isRootOnDebian())
    await installPackage(DEBIAN_SHELL.name, ADVICE).catch((error: unknown) => {
      if (!hasWhole) throw error;
    });
  else if (!hasWhole) throw new Failure(`There is no chromium. ${ADVICE}`);
}
