import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { stillCopyOf } from './editor.ts';
import { MAP_PATH } from './map.ts';
import { type Frames, framesDuring, noteFrames } from './map-frames.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 3;
const WINDOW = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
const CHIPS = ['Open now', 'Glass', 'Paper'];
const LONG_LIST = 5000;
/** So many rows at once take a while to be there. */
const PATIENCE = 120_000;
/** The most that the API gives at once. */
const PAGE_SIZE = 100;
const LIST = '/api/web/v1/facility/facility/';

/** Runs in the page: how long it takes from the press of a choice until other points are listed and painted. */
function awaitOtherPoints(): void {
  const listed = (): string =>
    [...document.querySelectorAll<HTMLElement>('[data-point]')].map(({ dataset }) => dataset.point).join();
  const before = listed();
  const answered = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = (): void => {
          if (listed() !== before) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { benchAnswered: answered });
}

const answered = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { benchAnswered: Promise<number> }).benchAnswered);

async function filterOnce(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.goto(origin + MAP_PATH);
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  const times: number[] = [];
  for (const chip of CHIPS) {
    const choice = page.getByRole('search').getByRole('checkbox', { name: chip, exact: true });
    await choice.hover();
    await untilQuiet(page);
    await page.evaluate(awaitOtherPoints);
    await page.mouse.down();
    await page.mouse.up();
    times.push(await answered(page));
  }
  await context.close();
  return times;
}

/** From the press of a choice until the list shows what it finds, without throttling: medians by choice. */
export async function measureFilters(browser: Browser, origin: string): Promise<ReadonlyMap<string, number>> {
  const rounds = await repeat(ROUNDS, () => filterOnce(browser, origin));
  return new Map(CHIPS.map((chip, at) => [chip, median(rounds.map((times) => times[at] ?? Number.NaN))]));
}

/** An answer of the API with so many points as its lists never have: in place of the page's presses on "more". */
async function longAnswer(origin: string): Promise<string> {
  const query = { bbox: '-180,-85,180,85', near: '-58.4,-34.6', page_size: String(PAGE_SIZE), brief: '1' };
  const pages = await Promise.all(
    Array.from({ length: LONG_LIST / PAGE_SIZE }, async (_, at) => {
      const answer = await fetch(
        `${origin}${LIST}?${new URLSearchParams({ ...query, page: String(at + 1) })}`,
      );
      return (await answer.json()) as { data: unknown[] };
    }),
  );
  return JSON.stringify({ ...pages[0], data: pages.flatMap(({ data }) => data) });
}

const STEPS = 90;
const STEP = 180;
const FRAME = 1000 / 60;

/** Scrolls the list of a page, which is then closed. */
async function scroll(page: Page): Promise<Frames> {
  await page.locator('[data-point]').nth(2).hover();
  await page.evaluate(noteFrames);
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, STEP);
      await delay(FRAME);
    }
  });
  await page.close();
  return frames;
}

async function openLongList(context: BrowserContext, origin: string, answer: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + MAP_PATH);
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  await page.route(`**${LIST}?*`, (route) =>
    route.fulfill({ contentType: 'application/json', body: answer }),
  );
  await page
    .getByRole('search')
    .getByRole('checkbox', { name: CHIPS[0] ?? '', exact: true })
    .click();
  await page
    .locator('[data-point]')
    .nth(LONG_LIST - 1)
    .waitFor({ state: 'attached', timeout: PATIENCE });
  await untilQuiet(page);
  return page;
}

/** Scrolls the long list, and then what it looks like, without its scripts. */
async function scrollBoth(browser: Browser, origin: string, answer: string) {
  const context = await browser.newContext(WINDOW);
  const page = await openLongList(context, origin, answer);
  const copy = await stillCopyOf(page);
  const list = await scroll(page);
  const still = await context.newPage();
  await still.route('**/still', (route) => route.fulfill({ contentType: 'text/html', body: copy }));
  await still.goto(`${origin}/still`);
  await untilQuiet(still);
  const reference = await scroll(still);
  await context.close();
  return { list, reference };
}

/** Frames while a list of {@link LONG_LIST} points is scrolled, and in a still copy of it: medians of several rounds. */
export async function measureLongList(browser: Browser, origin: string) {
  const answer = await longAnswer(origin);
  const rounds = await repeat(ROUNDS, () => scrollBoth(browser, origin, answer));
  return {
    perSecond: median(rounds.map(({ list }) => list.perSecond)),
    p95: median(rounds.map(({ list }) => list.p95)),
    still: median(rounds.map(({ reference }) => reference.perSecond)),
  };
}
