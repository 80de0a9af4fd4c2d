import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import { PortalFrame } from '../pages/portal-frame.ts';
import { untilQuiet } from '../pages/quiet.ts';
import type { Cell } from './cells.ts';
import { HEIGHTS } from './looks.ts';

/** Runs in the page. What comes when it is near comes, as far down as the picture goes. */
async function scrollThrough(to: number): Promise<void> {
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

/** Runs in the page. What waits for a free moment has had one. */
const untilIdle = (): Promise<unknown> =>
  scheduler.postTask(() => new Promise((done) => requestIdleCallback(done)), { priority: 'background' });

/** Waits until nothing more comes to the page. Without scripts all comes with the document. */
export async function untilStill(page: Page, { shown, width }: Cell): Promise<void> {
  const { marksFrom = Number.POSITIVE_INFINITY } = shown;
  if (shown.way !== 'without scripts') {
    await new PortalFrame(page).expectHydrated();
    if (!shown.isWindow) await page.evaluate(scrollThrough, HEIGHTS[width].picture);
    // On a busy machine code has come long before it runs, and then asks for more.
    await untilQuiet(page);
    await page.evaluate(untilIdle);
    await untilQuiet(page);
    if (width >= marksFrom) await expect(page.locator('.leaflet-marker-pane > *')).not.toHaveCount(0);
    await page.waitForFunction(areMapsDrawn);
  }
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
