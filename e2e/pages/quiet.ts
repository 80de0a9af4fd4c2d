import type { Page } from '@playwright/test';

/** Milliseconds without a response after which loading counts as finished. */
const QUIET = 500;

/** Runs in the page. Playwright's own `networkidle` sometimes never comes. */
function isQuiet(quiet: number): boolean {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
  // A page may ask for its scripts once it has come to rest.
  const isToStart = document.querySelector('script[data-scripts]') && !document.querySelector('script[src]');
  const isLoaded = [...document.images].every((image) => image.complete || image.loading === 'lazy');
  return (
    document.readyState === 'complete' &&
    isLoaded &&
    !isToStart &&
    performance.now() - Math.max(0, ...ends) > quiet
  );
}

/** Waits until a page has loaded everything that it requests by itself. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(isQuiet, QUIET);
}
