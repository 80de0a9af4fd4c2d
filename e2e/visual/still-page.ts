import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import { PortalFrame } from '../pages/portal-frame.ts';
import { untilQuiet } from '../pages/quiet.ts';
import type { Cell } from './cells.ts';
import { HEIGHTS } from './looks.ts';

/** Runs in the page. What comes when it is near comes, as far down as the picture goes. */
async function scrollThrough(to: number): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const paint = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < Math.min(to, document.documentElement.scrollHeight); y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await paint();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await paint();
}

/** Runs in the page. What is loaded is drawn, too: letters, and pictures as far as they have come. */
async function decodeAll(): Promise<void> {
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
  await Promise.allSettled(shown.map((image) => image.decode()));
}

/** Runs in the page. Maps that are there have all that they show. */
function areMapsDrawn(): boolean {
  const maps = [...document.querySelectorAll('.leaflet-container')].filter((map) => map.checkVisibility());
  const isDrawn = (map: Element): boolean =>
    map.querySelector('.leaflet-tile-loaded') !== null &&
    map.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)') === null;
  return maps.every(isDrawn) && document.querySelector('[data-moving]') === null;
}

/**
 * Runs in the page. On a busy machine code has come long before it runs, and data before they are drawn: nothing is
 * loading, and in a few free moments one after another the page has neither grown nor changed.
 */
async function untilAtRest(): Promise<void> {
  const MOMENTS = 3;
  const idle = () =>
    scheduler.postTask(() => new Promise((done) => requestIdleCallback(done)), { priority: 'background' });
  const isNear = (image: Element): boolean => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isAwaited = (image: HTMLImageElement): boolean =>
    !image.complete && image.checkVisibility() && (image.loading !== 'lazy' || isNear(image));
  const isBusy = (): boolean =>
    document.querySelector('[aria-busy="true"]') !== null || [...document.images].some(isAwaited);
  const state = (): string =>
    `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
  let before = '';
  for (let same = 0; same < MOMENTS; ) {
    await idle();
    await new Promise((done) => setTimeout(done, 50));
    same = isBusy() || state() !== before ? 0 : same + 1;
    before = state();
  }
}

async function untilRested(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.evaluate(untilAtRest);
}

/** Without scripts all comes with the document, but the letters of pictures: with the first time that they are drawn. */
async function drawOnce(page: Page, cell: Cell): Promise<void> {
  await page.screenshot(await frameOf(page, cell));
  await page.evaluate(decodeAll);
}

/** Waits until nothing more comes to the page. */
export async function untilStill(page: Page, cell: Cell): Promise<void> {
  const { shown, width } = cell;
  const { marksFrom = Number.POSITIVE_INFINITY } = shown;
  if (shown.way === 'without scripts') return drawOnce(page, cell);
  await new PortalFrame(page).expectHydrated();
  await untilRested(page);
  if (!shown.isWindow) await page.evaluate(scrollThrough, HEIGHTS[width].picture);
  await untilRested(page);
  if (width >= marksFrom) await expect(page.locator('.leaflet-marker-pane > *')).not.toHaveCount(0);
  await page.waitForFunction(areMapsDrawn);
  await page.evaluate(decodeAll);
}

/** What of the page is in the picture. */
export async function frameOf(page: Page, { shown, width }: Cell): Promise<PageScreenshotOptions> {
  if (shown.isWindow) return {};
  const [across, down] = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return [clientWidth, scrollHeight] as const;
  });
  const height = Math.min(down, HEIGHTS[width].picture);
  return { fullPage: true, clip: { x: 0, y: 0, width: across, height } };
}
