import type { Page } from '@playwright/test';

/** Milliseconds without a response after which loading counts as finished. */
const QUIET = 500;

/** Runs in the page. Playwright's own `networkidle` sometimes never comes. */
function isQuiet(quiet: number): boolean {
  const came = performance.getEntriesByType('resource');
  const ends = came.map((entry) => entry.startTime + entry.duration);
  const files = new Set(came.map(({ name }) => name));
  // Where a test sets the clock there are no entries, also none of the page itself.
  const hasEntries = performance.getEntriesByType('navigation').length > 0;
  // A page may ask for its scripts once it has come to rest; one that is on its way on a slow line is no entry yet.
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const isToStart = document.querySelector('script[data-scripts]') !== null && scripts.length === 0;
  const isOnItsWay = hasEntries && scripts.some(({ src }) => !files.has(src));
  const isLoaded = [...document.images].every((image) => image.complete || image.loading === 'lazy');
  return (
    document.readyState === 'complete' &&
    isLoaded &&
    !isToStart &&
    !isOnItsWay &&
    performance.now() - Math.max(0, ...ends) > quiet
  );
}

/** Waits until a page has loaded everything that it requests by itself. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(isQuiet, QUIET);
}
