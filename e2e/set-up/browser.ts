import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const [DEBIAN_SHELL, DEBIAN_CHROMIUM] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Whether the tests run in the headless shell: it draws with the same engine, and opens a page at a third of the cost. */
export const IS_SHELL = !existsSync(chromium.executablePath()) && existsSync(DEBIAN_SHELL);

/** Playwright's own chromium where it is installed, otherwise the whole one of Debian's package: what is measured. */
export const WHOLE_BROWSER: LaunchOptions = {
  executablePath: existsSync(chromium.executablePath()) ? chromium.executablePath() : DEBIAN_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** What the tests run in. */
export const BROWSER: LaunchOptions = IS_SHELL
  ? { ...WHOLE_BROWSER, executablePath: DEBIAN_SHELL }
  : WHOLE_BROWSER;
