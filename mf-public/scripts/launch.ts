import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The Chromium that takes the pictures: Playwright's own, or that of Debian's package. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: existsSync(chromium.executablePath()) ? chromium.executablePath() : DEBIAN_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
