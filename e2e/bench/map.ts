import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { PageData } from '@ecocircle/shared-contracts';
import type { Browser, Page } from '@playwright/test';
import { loadPage, median, type PageLoad } from './page-load.ts';

const RUNS = 5;
const MARKER = '.leaflet-marker-icon';
const PATH = '/en-us/recycling-points';
const ZOOMS = 3;
/** Long enough for the zoom’s animation and the marks that are drawn after it. */
const ZOOM_PAUSE = 800;

/** The map at one number of points. */
export interface MapLoad {
  /** Milliseconds from the navigation to the first marker, throttled. */
  readonly firstMarkers: number;
  /** Bytes of scripts that the shell does not have. */
  readonly scriptBytes: number;
  /** Bytes that the platform API answered for the first view. */
  readonly dataBytes: number;
  /** Bytes of data in the document. */
  readonly documentBytes: number;
  /** The longest block of the main thread while the map loads and is zoomed, not throttled. */
  readonly longestTask: number;
}

const bytesOf = ({ requests }: PageLoad, pattern: RegExp): number =>
  requests.filter(({ url }) => pattern.test(url)).reduce((sum, { bytes }) => sum + bytes, 0);

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

/** Measures the map of a portal. */
export async function measureMap(browser: Browser, origin: string): Promise<MapLoad> {
  const url = origin + PATH;
  await loadPage(browser, url, { throttled: false, selector: MARKER });
  const loads: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1)
    loads.push(await loadPage(browser, url, { throttled: true, selector: MARKER }));
  const free: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1)
    free.push(await loadPage(browser, url, { throttled: false, selector: MARKER, act: zoomIn }));
  return {
    firstMarkers: median(loads.map(({ firstMatch }) => firstMatch ?? Number.POSITIVE_INFINITY)),
    scriptBytes: median(loads.map((load) => bytesOf(load, /\/mf\/mf-points-map\/.*\.js/))),
    dataBytes: median(loads.map((load) => bytesOf(load, /\/api\//))),
    documentBytes: await dataInDocument(url),
    longestTask: median(free.map(({ longestTask }) => longestTask)),
  };
}
