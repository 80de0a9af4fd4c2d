import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
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
/** How long its animation takes. */
const ANIMATION_TIME = 250;
const HELD = { x: 1000, y: 400 };

const CATEGORIES = [
  '-*',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
];

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

const between = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

/** By the times between frames, in milliseconds. */
const framesOf = (gaps: readonly number[]): Frames => {
  const sorted = [...gaps].sort((a, b) => a - b);
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (1000 * gaps.length) / all,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
};

/** What happened to the frames of a page that notes them, while it is moved. */
export async function framesDuring(page: Page, move: () => Promise<void>): Promise<Frames> {
  const noted = () => page.evaluate(() => (window as unknown as { benchFrames: number[] }).benchFrames);
  const before = (await noted()).length;
  await move();
  return framesOf(between((await noted()).slice(before)));
}

/** Begin and end of a movement, in milliseconds. */
type Span = readonly [from: number, to: number];

/** Runs in the page: marks in its trace when it is held, let go of, and begins to zoom. */
function markMovements(): void {
  const mark = (name: string) => (): void => void performance.mark(name);
  addEventListener('pointerdown', mark('bench held'), true);
  addEventListener('pointerup', mark('bench let go'), true);
  addEventListener('transitionstart', ({ target }) => {
    if ((target as Element).matches('.leaflet-proxy')) performance.mark('bench zoom');
  });
}

/** Moves the map as a hand does, which waits for no page: a mouse of the test's own waits for each of its moves. */
async function pan(page: Page, session: CDPSession): Promise<void> {
  await page.mouse.move(HELD.x, HELD.y);
  await page.mouse.down();
  const begun = performance.now();
  const moves: Promise<unknown>[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const to = { x: HELD.x - step * STEP, y: HELD.y - step };
    moves.push(
      session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, button: 'left', buttons: 1 }),
    );
    await delay(Math.max(0, begun + step * FRAME - performance.now()));
  }
  await Promise.all(moves);
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(HELD.x, HELD.y);
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    await page.mouse.wheel(0, -100);
    await delay(ZOOM_TIME);
  }
}

/** What the browser draws while a page moves. */
async function drawnDuring(browser: Browser, page: Page, move: () => Promise<void>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await move();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    traceEvents: { name: string; ts: number }[];
  };
  const timesOf = (meant: string): number[] =>
    traceEvents
      .filter(({ name }) => name === meant)
      .map(({ ts }) => ts / 1000)
      .sort((a, b) => a - b);
  const drawn = timesOf('DrawFrame');
  return {
    timesOf,
    within: ([from, to]: Span): number[] => drawn.filter((time) => from <= time && time <= to),
  };
}

/** The frames of a pan, on a page that is slow from here on. */
async function panFrames(browser: Browser, page: Page, session: CDPSession): Promise<Frames> {
  await page.evaluate(markMovements);
  await slowDown(session);
  const { timesOf, within } = await drawnDuring(browser, page, () => pan(page, session));
  const [held = Number.NaN] = timesOf('bench held');
  const [letGo = Number.NaN] = timesOf('bench let go');
  return framesOf(between(within([held, letGo])));
}

const BARE_PAGE = `<div style="position: fixed; inset: 0; overflow: hidden"><div style="will-change: transform">${'<div style="float: left; inline-size: 256px; block-size: 256px; outline: 1px solid"></div>'.repeat(20)}</div></div>`;

/** Runs in the page: what it holds follows the mouse. */
function followMouse(): void {
  const moved = document.querySelector<HTMLElement>('div > div');
  if (!moved) throw new Error('there is nothing to drag');
  addEventListener('mousemove', ({ clientX, clientY }) => {
    moved.style.transform = `translate(${clientX}px, ${clientY}px)`;
  });
}

/** Drags a page of twenty empty tiles as the map is dragged: what this machine can draw at all. */
async function moveBare(browser: Browser): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent(BARE_PAGE);
  await page.evaluate(followMouse);
  const frames = await panFrames(browser, page, await context.newCDPSession(page));
  await context.close();
  return frames;
}

/** Pans and zooms the map among streets, on a quarter of this machine's speed. */
async function moveOnce(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(origin + STREETS);
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  await untilQuiet(page);
  const panned = await panFrames(browser, page, await context.newCDPSession(page));
  await untilQuiet(page);
  await page.evaluate(noteFrames);
  let settled: Frames | undefined;
  const zoomed = await drawnDuring(browser, page, async () => {
    settled = await framesDuring(page, () => zoom(page));
  });
  const zooms = zoomed.timesOf('bench zoom').map((from): Span => [from, from + ANIMATION_TIME]);
  if (zooms.length !== WHEELS) throw new Error(`${zooms.length} of ${WHEELS} zooms were animated`);
  await context.close();
  return {
    pan: panned,
    bare: await moveBare(browser),
    zoom: framesOf(zooms.flatMap((span) => between(zoomed.within(span)))),
    settled: settled as Frames,
  };
}

/**
 * Measures frames while streets are panned and zoomed on a quarter of this machine's speed: medians of several rounds.
 * `pan` and `zoom` are what the browser draws while the map moves, `settled` the frames that the page itself gets in the
 * seconds of three zooms, with the tiles, marks and lists that come behind each. `slowest` is the slower movement, `bare`
 * what a page of nothing but empty tiles gets when it is dragged alike.
 */
export async function measureFrames(browser: Browser, origin: string) {
  const rounds = await repeat(ROUNDS, () => moveOnce(browser, origin));
  const middle = (what: 'pan' | 'zoom' | 'settled' | 'bare'): Frames => ({
    perSecond: median(rounds.map((round) => round[what].perSecond)),
    p95: median(rounds.map((round) => round[what].p95)),
  });
  return {
    pan: middle('pan'),
    zoom: middle('zoom'),
    settled: middle('settled'),
    bare: middle('bare'),
    slowest: median(rounds.map(({ pan, zoom }) => Math.min(pan.perSecond, zoom.perSecond))),
  };
}
