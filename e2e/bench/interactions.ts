import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { median } from './page-load.ts';

const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
/** The shortest event that the browser reports, in milliseconds. */
const SHORTEST = 16;

/** Something that a person does on a page. */
interface Interaction {
  readonly path: string;
  readonly width: number;
  readonly act: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: { path: '/en-us', width: 360, act: button('Menu') },
  languages: { path: '/en-us', width: 1440, act: button(/^Language/) },
  dialog: {
    path: '/en-us',
    width: 1440,
    act: (page) => page.getByRole('link', { name: 'Ask a question' }).click(),
  },
  'filters of events': { path: '/en-us/charity-events', width: 360, act: button(/^Filters/) },
  'events filtered': { path: '/en-us/charity-events', width: 1440, act: button('Show events') },
};

/** Runs in the page before anything else. */
function observe(shortest: number): void {
  const longest = { duration: 0 };
  Object.assign(window, { longestInteraction: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) longest.duration = Math.max(longest.duration, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
}

async function nextPaint(
  browser: Browser,
  origin: string,
  { path, width, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observe, SHORTEST);
  await page.goto(origin + path);
  await untilQuiet(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await act(page);
  // Two frames on, the browser has reported what the interaction took.
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
      ),
  );
  const { duration } = await page.evaluate(
    () => (window as unknown as { longestInteraction: { duration: number } }).longestInteraction,
  );
  await context.close();
  return duration;
}

/**
 * The time from an interaction to the next paint, on a quarter of this machine's speed.
 *
 * @returns milliseconds by interaction, medians; what takes less than 16 ms counts as 0
 */
export async function measureInteractions(browser: Browser, origin: string): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [what, interaction] of Object.entries(INTERACTIONS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await nextPaint(browser, origin, interaction));
    medians[what] = median(times);
  }
  return medians;
}
