import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { stillCopyOf } from './editor.ts';
import { MAP_PATH } from './map.ts';
import { slowDown } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 3;
/** The town whose streets the demo data has. */
const STREETS = `${MAP_PATH}?at=60.74,56.085,14`;
const FRAME = 1000 / 60;
const STEPS = 75;
const STEP = 5;
const WHEELS = 3;
/** How long a zoom is looked at: its animation, and the tiles and marks that come after it. */
const ZOOM_TIME = 1000;
const HELD = { x: 1000, y: 400 };

/** What happened to the frames of a movement. */
export interface Frames {
  readonly perSecond: number;
  /** The time between two of them that one of twenty exceeds, in milliseconds. */
  readonly p95: number;
}

/** Runs in the page: notes when each frame begins. */
export function noteFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { benchFrames: frames });
  const next = (time: number): void => {
    frames.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const framesOf = (times: readonly number[]): Frames => {
  const between = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = [...between].sort((a, b) => a - b);
  return {
    perSecond: (1000 * between.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0)),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
};

/** What happened to the frames of a page that notes them, while it is moved. */
export async function framesDuring(page: Page, move: () => Promise<void>): Promise<Frames> {
  const noted = () => page.evaluate(() => (window as unknown as { benchFrames: number[] }).benchFrames);
  const before = (await noted()).length;
  await move();
  return framesOf((await noted()).slice(before));
}

async function pan(page: Page): Promise<void> {
  await page.mouse.move(HELD.x, HELD.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(HELD.x - step * STEP, HELD.y - step);
    await delay(FRAME);
  }
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(HELD.x, HELD.y);
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    await page.mouse.wheel(0, -100);
    await delay(ZOOM_TIME);
  }
}

/** Pans and zooms a page, which is then closed. */
async function move(page: Page): Promise<{ pan: Frames; zoom: Frames }> {
  await page.evaluate(noteFrames);
  await slowDown(await page.context().newCDPSession(page));
  const panned = await framesDuring(page, () => pan(page));
  const zoomed = await framesDuring(page, () => zoom(page));
  await page.close();
  return { pan: panned, zoom: zoomed };
}

/** The map among streets, and then what it looks like, without its scripts. */
async function moveBoth(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(origin + STREETS);
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  await untilQuiet(page);
  const copy = await stillCopyOf(page);
  const map = await move(page);
  const still = await context.newPage();
  await still.route('**/still', (route) => route.fulfill({ contentType: 'text/html', body: copy }));
  await still.goto(`${origin}/still`);
  await untilQuiet(still);
  const reference = await move(still);
  await context.close();
  return { map, reference };
}

const slower = ({ pan, zoom }: { pan: Frames; zoom: Frames }): number =>
  Math.min(pan.perSecond, zoom.perSecond);

/**
 * Measures frames while streets are panned and zoomed on a quarter of this machine's speed, and in a still copy of the
 * page under the same mouse: medians of several rounds. `slowest` is the slower of the two movements.
 */
export async function measureFrames(browser: Browser, origin: string) {
  const rounds = await repeat(ROUNDS, () => moveBoth(browser, origin));
  const middle = (read: (round: (typeof rounds)[number]) => number): number => median(rounds.map(read));
  return {
    pan: { perSecond: middle(({ map }) => map.pan.perSecond), p95: middle(({ map }) => map.pan.p95) },
    zoom: { perSecond: middle(({ map }) => map.zoom.perSecond), p95: middle(({ map }) => map.zoom.p95) },
    slowest: middle(({ map }) => slower(map)),
    still: middle(({ reference }) => slower(reference)),
  };
}
