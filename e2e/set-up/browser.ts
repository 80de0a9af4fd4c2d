import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Playwright's own chromium where it is installed, otherwise the one of Debian's package. */
export const BROWSER: LaunchOptions = {
  executablePath: existsSync(chromium.executablePath()) ? chromium.executablePath() : DEBIAN_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
