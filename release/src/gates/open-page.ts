import type { Beacon } from '@ecocircle/shared-contracts';
import type { Page, Request } from 'playwright-core';

/** How long a page may take until nothing more comes for it, in milliseconds. */
const RESTS_WITHIN = 60_000;
/** After so many milliseconds of its own time a page has begun to tell of itself. */
const TELLS_AFTER = 5000;
/** After so many it waits no more for code or data that do not come. */
const GIVES_UP_AFTER = 31_000;
/** How long it may take to be complete and to tell of itself, on a slow machine. */
const READY_WITHIN = 30_000;
const LOOK_EVERY = 250;
/** Nothing more comes for a page for which nothing has come for so long. */
const QUIET_FOR = 1000;
/** In which what it has just begun is done, or fails. */
const SETTLES_WITHIN = 300;
/** By this name a page hands over what it would send to an edge. */
const TELL = 'tellTrial';

/** What became of a page. */
export interface OpenedPage {
  readonly problems: readonly string[];
  /** Where its links lead. */
  readonly links: readonly string[];
}

type Telling = Record<string, (text: string) => Promise<void>>;

/** Runs in the page before its own scripts. */
function handOver(tell: string): void {
  navigator.sendBeacon = (_, body) => {
    void (body as Blob).text().then((window as unknown as Telling)[tell]);
    return true;
  };
}

/** Runs in the page: pages tell what they have to tell when they are left, for another tab say. */
function lookAway(): void {
  for (const visibilityState of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

/** What went wrong, of all that a page tells. */
const troublesIn = ({ told }: Beacon): string[] =>
  told.flatMap(({ kind, detail = '' }) =>
    kind === 'failure' || kind === 'error' ? [detail.split('\n')[0] ?? ''] : [],
  );

const isBusy = async (page: Page): Promise<boolean> =>
  (await page.locator('main[aria-busy="true"]').count()) > 0;

/** Says for how many milliseconds a page has asked for nothing and waited for nothing. */
function quietTime(page: Page): () => number {
  const waiting = new Set<Request>();
  let since = Date.now();
  const ended = (request: Request): void => {
    waiting.delete(request);
    since = Date.now();
  };
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => (waiting.size > 0 ? 0 : Date.now() - since);
}

/** Looks again and again, away from the page in its own eyes, until it is as it should be or time is up. */
async function lookUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end) {
    await page.evaluate(lookAway);
    if (await isSo()) return;
    await page.waitForTimeout(LOOK_EVERY);
  }
}

/**
 * Opens a page and lets it be until it rests. Its context's clock is put forward for good.
 *
 * @returns errors that nobody caught, builds that failed, and what keeps it from starting at all
 */
export async function openPage(page: Page, url: string): Promise<OpenedPage> {
  const told: Beacon[] = [];
  const problems = new Set<string>();
  page.on('pageerror', ({ name, message }) => problems.add(`${name}: ${message}`));
  await page.exposeFunction(TELL, (text: string) => told.push(JSON.parse(text)));
  await page.addInitScript(handOver, TELL);
  await page.clock.install();
  const quiet = quietTime(page);
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: RESTS_WITHIN });
    await page.clock.fastForward(TELLS_AFTER);
    await lookUntil(page, async () => told.length > 0 && quiet() > QUIET_FOR && !(await isBusy(page)));
    await page.clock.fastForward(GIVES_UP_AFTER);
    await lookUntil(page, () => told.length > 0);
    await page.waitForTimeout(SETTLES_WITHIN);
    await page.evaluate(lookAway);
    if (told.length === 0) problems.add('its scripts never started');
    if (await isBusy(page)) problems.add('it is never complete');
    for (const trouble of told.flatMap(troublesIn)) problems.add(trouble);
    const links = await page
      .locator('a[href]')
      .evaluateAll((found) => found.map((one) => (one as HTMLAnchorElement).href));
    return { problems: [...problems], links };
  } catch (error) {
    return { problems: [...problems, (error as Error).message.split('\n')[0] ?? ''], links: [] };
  }
}
