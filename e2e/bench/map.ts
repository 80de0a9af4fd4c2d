import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { PageData } from '@ecocircle/shared-contracts';
import type { Browser, Page } from '@playwright/test';
import { bytesOf, loadPage } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const RUNS = 5;
/** A mark of the document, or of the map that takes its place. */
const MARKER = 'main svg a, .leaflet-marker-icon';
const PATH = '/en-us/recycling-points';
const ZOOMS = 3;
/** Long enough for the zoom’s animation and the marks that are drawn after it. */
const ZOOM_PAUSE = 800;

async function zoomIn(page: Page): Promise<void> {
  const closer = page.getByRole('button', { name: 'Zoom in', exact: true });
  for (let zoom = 0; zoom < ZOOMS; zoom += 1) {
    await closer.click();
    await delay(ZOOM_PAUSE);
  }
}

/** Bytes of the data in the document itself: the list beside the map and its filters. */
async function dataInDocument(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const [, json = 'null'] = /id="portal-page">(.*?)<\/script>/s.exec(html) ?? [];
  const { hydration } = JSON.parse(json) as PageData;
  return brotliCompressSync(JSON.stringify(hydration?.loaderData ?? null)).length;
}

/** Measures the map of a portal: medians in milliseconds and bytes. */
export async function measureMap(browser: Browser, origin: string) {
  const url = origin + PATH;
  const load = (throttled: boolean, act?: (page: Page) => Promise<void>) =>
    loadPage(browser, url, { throttled, selector: MARKER, act });
  await load(false);
  const loads = await repeat(RUNS, () => load(true));
  const free = await repeat(RUNS, () => load(false, zoomIn));
  const medianBytes = (pattern: RegExp): number =>
    median(loads.map((one) => bytesOf(one, (request) => pattern.test(request.url))));
  return {
    firstMarkers: median(loads.map(({ firstMatch }) => firstMatch ?? Number.POSITIVE_INFINITY)),
    /** Of the scripts that the shell does not have. */
    scriptBytes: medianBytes(/\/mf\/mf-points-map\/.*\.js/),
    /** What the platform API answered for the first view. */
    dataBytes: medianBytes(/\/api\//),
    documentBytes: await dataInDocument(url),
    /** The longest block of the main thread while the map loads and is zoomed, not throttled. */
    longestTask: median(free.map(({ longestTask }) => longestTask)),
  };
}
