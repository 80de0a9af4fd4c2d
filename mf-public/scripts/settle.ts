import type { Page } from '@playwright/test';

const QUIET_MS = 4000;

/** A page that keeps asking is never idle; by then what it shows has come. */
export const waitForQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);

/** Waits until nothing more loads, fonts are there and pictures are painted. */
export async function settle(page: Page): Promise<void> {
  await waitForQuiet(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    // The map has one that stands still and never ends.
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}
