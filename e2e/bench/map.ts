import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { pageDataIn } from '@ecocircle/shared-contracts';
import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { bytesOf, loadPage, type PageLoad } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const RUNS = 3;
/** A mark of the document, or of the map that takes its place. */
export const MARKER = 'main svg a, .leaflet-marker-icon';
export const MAP_PATH = '/en-us/recycling-points';
const API = '/api/';
/** Long enough for the zoom’s animation and the marks that are drawn after it. */
const PAUSE = 800;
/** Right of the panel. */
const HELD = { x: 900, y: 400 };

/** Moves the map as a hand does: by so many pixels to the left. */
async function panBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(HELD.x, HELD.y);
  await page.mouse.down();
  await page.mouse.move(HELD.x - pixels, HELD.y, { steps: 10 });
  await page.mouse.up();
}

/** Where a button of the zoom is: to look for it by its role would be the longest work of the page. */
async function presser(page: Page, steps: number): Promise<() => Promise<void>> {
  const button = page.locator(`button[data-part="zoom ${steps}"]`);
  await button.waitFor();
  const box = await button.boundingBox();
  if (!box) throw new Error('the zoom is not to be seen');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Bytes of all answers of the platform API so far that the browser did not have. */
const answeredBytes = (page: Page): Promise<number> =>
  page.evaluate((api) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answers = entries.filter(({ name, transferSize }) => name.includes(api) && transferSize > 0);
    return answers.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, API);

/** Zooms and pans; the bytes of data that each move asked for. */
async function bytesOfMoves(page: Page): Promise<number[]> {
  const zoomIn = await presser(page, 1);
  const zoomOut = await presser(page, -1);
  const moves = [zoomIn, () => panBy(page, 500), zoomOut, zoomOut, () => panBy(page, -300)];
  const bytes: number[] = [];
  for (const move of moves) {
    const before = await answeredBytes(page);
    await move();
    await delay(PAUSE);
    await untilQuiet(page);
    bytes.push((await answeredBytes(page)) - before);
  }
  return bytes;
}

/** Bytes of the data in the document itself: the list beside the map and its filters. */
async function dataInDocument(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const { hydration } = pageDataIn(html);
  return brotliCompressSync(JSON.stringify(hydration?.loaderData ?? null)).length;
}

/** Measures the map of a portal while it is loaded, zoomed and panned without throttling: medians. */
export async function measureMap(browser: Browser, origin: string) {
  const url = origin + MAP_PATH;
  const moves: number[][] = [];
  const act = async (page: Page): Promise<void> => void moves.push(await bytesOfMoves(page));
  const load = (): Promise<PageLoad> =>
    loadPage(browser, url, { throttled: false, watched: true, selector: MARKER, act });
  const loads = await repeat(RUNS, load);
  const medianBytes = (pattern: RegExp): number =>
    median(loads.map((one) => bytesOf(one, (request) => pattern.test(request.url))));
  return {
    /** Of the scripts that the shell does not have. */
    scriptBytes: medianBytes(/\/mf\/mf-points-map\/.*\.js/),
    /** What the platform API answered for the first view. */
    dataBytes: medianBytes(/\/api\//),
    documentBytes: await dataInDocument(url),
    /** What it answered for the most expensive pan or zoom. */
    moveBytes: Math.max(...moves.flat()),
    /** The longest block of the main thread: by its own time, and by the clock. */
    longestOwnTask: median(loads.map((one) => one.longestOwnTask)),
    longestTask: median(loads.map(({ longestTask }) => longestTask)),
  };
}
