import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { openObserved, readMarks } from './interactions.ts';
import { MAP_PATH } from './map.ts';
import { slowDown } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 5;
const PAGES = { home: '/en-us', map: MAP_PATH } as const;
const FIRST = 'j';
const OTHERS = 'am jar';
/** From choosing the field to the first key, and for how long a key is held, in milliseconds. */
const AFTER_FOCUS = 500;
const KEY_HELD = 80;

/** Runs in the page: how long it takes from the next key until suggestions are painted. */
function awaitSuggestions(): void {
  const suggested = new Promise<number>((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = (): void => {
          if (document.querySelector('[data-answers] [role="option"]'))
            setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { benchSuggested: suggested });
}

const suggested = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { benchSuggested: Promise<number> }).benchSuggested);

/** Types the first key as a hand does: after what the bar needs has come and the eye has found the field. */
async function typeOnce(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-US' });
  const page = await context.newPage();
  const session = await openObserved(page, url);
  await slowDown(session);
  await page.getByRole('main').getByRole('search').getByRole('combobox').focus();
  await untilQuiet(page);
  await page.waitForTimeout(AFTER_FOCUS);
  await page.evaluate(awaitSuggestions);
  await page.keyboard.press(FIRST, { delay: KEY_HELD });
  const first = await suggested(page);
  await untilQuiet(page);
  await page.evaluate(() =>
    Object.assign(window, { interactionMarks: { began: 0, longest: 0, complete: null } }),
  );
  for (const key of OTHERS) {
    await page.keyboard.press(key, { delay: KEY_HELD });
    await page.waitForTimeout(KEY_HELD);
  }
  const { nextPaint: later } = await page.evaluate(readMarks);
  await context.close();
  return { first, later };
}

/**
 * The time from a key in the answer bar until suggestions are painted, on a quarter of this machine's speed, from what
 * is loaded: medians of the first key by page, and the slowest of those that follow.
 */
export async function measureSuggestions(browser: Browser, origin: string) {
  const first: Record<string, number> = {};
  const later: number[] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const rounds = await repeat(ROUNDS, () => typeOnce(browser, origin + path));
    first[page] = median(rounds.map((round) => round.first));
    later.push(median(rounds.map((round) => round.later)));
  }
  return { first, later: Math.max(...later) };
}
