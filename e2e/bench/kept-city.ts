import type { Browser, BrowserContext, Page } from '@playwright/test';
import { KeptCity } from '../pages/kept-city.ts';
import { MAP_PATH } from './map.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 3;
/** As many at once as the worker asks for. */
const AT_ONCE = 6;
const PATIENCE = 120_000;
const WINDOW = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

/** A city that was kept, and what that took. */
interface KeptOnce {
  readonly time: number;
  /** What the page says, and what the browser counts. */
  readonly told: number;
  readonly stored: number;
  readonly addresses: readonly string[];
}

/** Runs in the page: what is kept. What has no address of its own on the server is left out. */
async function readKept(): Promise<Omit<KeptOnce, 'time'>> {
  const [name = ''] = await caches.keys();
  const cache = await caches.open(name);
  const mark = (await (await cache.match('/kept.json'))?.json()) as { bytes: number };
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { caches?: number } };
  return {
    told: mark.bytes,
    stored: usageDetails?.caches ?? Number.NaN,
    addresses: addresses.filter((address) => !address.startsWith('/kept')),
  };
}

async function openMap(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + MAP_PATH);
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  return page;
}

async function keepOnce(browser: Browser, origin: string): Promise<KeptOnce> {
  const context = await browser.newContext(WINDOW);
  const page = await openMap(context, origin);
  const city = new KeptCity(page);
  await city.keep.hover();
  const began = performance.now();
  await city.keep.click();
  await city.kept.waitFor({ timeout: PATIENCE });
  const time = performance.now() - began;
  const kept = await page.evaluate(readKept);
  await context.close();
  return { time, ...kept };
}

/** Runs in the page: asks for addresses as they are, and keeps nothing; how long that takes, and what came over the line. */
async function askForAll([addresses, atOnce]: readonly [readonly string[], number]) {
  const left = [...addresses];
  performance.setResourceTimingBufferSize(left.length * 2);
  performance.clearResourceTimings();
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let address = left.shift(); address; address = left.shift())
      await (await fetch(address, { cache: 'no-store' })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const time = performance.now() - began;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return { time, bytes: entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}

async function askOnce(browser: Browser, origin: string, addresses: readonly string[]) {
  const context = await browser.newContext(WINDOW);
  const page = await openMap(context, origin);
  const asked = await page.evaluate(askForAll, [addresses, AT_ONCE] as const);
  await context.close();
  return asked;
}

/**
 * What it takes to keep the city that the map opens in, against asking for the same files alone, and how near the size
 * that is told comes to what the browser stores: medians of rounds, after one for the server to draw its tiles in.
 */
export async function measureKeptCity(browser: Browser, origin: string) {
  const { time: firstTime, addresses } = await keepOnce(browser, origin);
  const rounds = await repeat(ROUNDS, async () => {
    const kept = await keepOnce(browser, origin);
    return { kept, asked: await askOnce(browser, origin, addresses) };
  });
  const of = (read: (round: (typeof rounds)[number]) => number): number => median(rounds.map(read));
  return {
    toAsked: of(({ kept, asked }) => kept.time / asked.time),
    time: of(({ kept }) => kept.time),
    firstTime,
    files: addresses.length,
    sent: of(({ asked }) => asked.bytes),
    told: of(({ kept }) => kept.told),
    storedToTold: of(({ kept }) => kept.stored / kept.told),
  };
}
