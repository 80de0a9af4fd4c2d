import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { slowDown } from './page-load.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 5;
/** For how long a person holds a button or a finger down, in milliseconds. */
const PRESS = 80;
/** The shortest event that the browser reports, in milliseconds. */
const SHORTEST = 16;

/** Something that a person presses on a page. */
export interface Interaction {
  readonly path: string;
  readonly width: number;
  readonly target: (page: Page) => Locator;
  /** A touch comes without a hover before it; a mouse hovers first. */
  readonly byTouch?: boolean;
  /** What shows when the response is complete, where that comes after the next paint. */
  readonly complete?: string;
}

/** The times of an interaction, in milliseconds since the press. */
export interface Answered {
  readonly nextPaint: number;
  /** Null where the next paint shows the whole response. */
  readonly complete: number | null;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const FORM = 'dialog[open] button[type="submit"]';

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: { path: '/en-us', width: 360, target: button('Menu') },
  languages: { path: '/en-us', width: 1440, target: button(/^Language/) },
  dialog: {
    path: '/en-us',
    width: 1440,
    target: (page) => page.getByRole('link', { name: 'Ask a question' }),
    complete: FORM,
  },
  'dialog by touch': {
    path: '/en-us',
    width: 360,
    // A link until its part of the page comes near.
    target: (page) => page.getByText('Start sorting', { exact: true }),
    byTouch: true,
    complete: FORM,
  },
  registration: {
    path: '/en-us/profile/login',
    width: 1440,
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Sign up' }),
    complete: FORM,
  },
  'share dialog': { path: '/en-us', width: 1440, target: button('Share'), complete: 'dialog[open] input' },
  'filters of events': { path: '/en-us/charity-events', width: 360, target: button(/^Filters/) },
  'events filtered': { path: '/en-us/charity-events', width: 1440, target: button('Show events') },
};

interface Marks {
  began: number;
  longest: number;
  complete: Promise<number> | null;
}

/** Runs in the page before anything else. */
function observe(shortest: number): void {
  Object.assign(window, {
    interactionMarks: { began: Number.POSITIVE_INFINITY, longest: 0, complete: null },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      const { interactionMarks: marks } = window as unknown as { interactionMarks: Marks };
      if (interactionId === 0) continue;
      marks.began = Math.min(marks.began, entry.startTime);
      marks.longest = Math.max(marks.longest, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
}

/** Runs in the page: notes when something is there and painted. */
function awaitComplete(selector: string): void {
  const { interactionMarks } = window as unknown as { interactionMarks: Marks };
  interactionMarks.complete = new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(selector)) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page. Two frames on, the browser has reported what the interaction took. */
export async function readMarks(): Promise<Answered> {
  const { interactionMarks } = window as unknown as { interactionMarks: Marks };
  const complete = await interactionMarks.complete;
  await new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  const { began, longest } = interactionMarks;
  return { nextPaint: longest, complete: complete === null ? null : complete - began };
}

/** Moves to the element, and waits until the page has loaded what the move starts to load. */
async function comeTo(page: Page, target: Locator, byTouch: boolean): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  if (!byTouch) await target.hover();
  await untilQuiet(page);
}

/**
 * Presses as a hand does. Playwright's own click would query the page between the events, and release at
 * once, which would add to the measured time.
 */
async function pressHere(page: Page, session: CDPSession, target: Locator, byTouch: boolean): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!byTouch) return page.mouse.click(x, y, { delay: PRESS });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Loads an address in a new page, which from then on notes what interactions take. */
export async function openObserved(page: Page, url: string): Promise<CDPSession> {
  await page.addInitScript(observe, SHORTEST);
  await page.goto(url);
  await untilQuiet(page);
  return page.context().newCDPSession(page);
}

/** Presses once, in a context of its own, and gives the times. */
export async function press(
  browser: Browser,
  origin: string,
  interaction: Interaction,
  options: BrowserContextOptions = {},
): Promise<Answered> {
  const { path, width, target, byTouch = false, complete } = interaction;
  const context = await browser.newContext({
    ...options,
    viewport: { width, height: 800 },
    locale: 'en-US',
    hasTouch: byTouch,
  });
  const page = await context.newPage();
  const session = await openObserved(page, origin + path);
  await comeTo(page, target(page), byTouch);
  if (complete) await page.evaluate(awaitComplete, complete);
  await slowDown(session);
  await pressHere(page, session, target(page), byTouch);
  const answered = await page.evaluate(readMarks);
  await context.close();
  return answered;
}

/**
 * The time from an interaction to the next paint, and to a complete answer where that comes later, on a quarter of this
 * machine's speed. The page is idle when the press happens, so that nothing else is measured.
 *
 * @returns medians by interaction; what takes less than 16 ms counts as 0
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<Record<string, Answered>> {
  const medians: Record<string, Answered> = {};
  for (const [what, interaction] of Object.entries(INTERACTIONS)) {
    const rounds = await repeat(ROUNDS, () => press(browser, origin, interaction));
    const completed = rounds.map(({ complete }) => complete).filter((time) => time !== null);
    medians[what] = {
      nextPaint: median(rounds.map(({ nextPaint }) => nextPaint)),
      complete: completed.length > 0 ? median(completed) : null,
    };
  }
  return medians;
}
