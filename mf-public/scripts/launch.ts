import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The Chromium that takes the pictures: Playwright's own, or that of Debian's package. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: existsSync(chromium.executablePath()) ? chromium.executablePath() : DEBIAN_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** A page of a visitor who has answered the notices, and on which nothing moves. */
export async function openPage(
  browser: Browser,
  base: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const notices = ['cookies_noted', 'localeCodeSetByMessage'];
  await context.addCookies(notices.map((name) => ({ name, value: '1', url: base })));
  // No picture begins with what another one has typed.
  await context.addInitScript(() => sessionStorage.clear());
  return context.newPage();
}
