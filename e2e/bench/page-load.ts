import type { Browser, CDPSession, Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';
import { watchMainThread } from './main-thread.ts';

/** A slow phone on a slow network: 1.6 Mbps, 150 ms, a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How much slower than this machine the slowed browser is. */
const CPU_SLOWDOWN = 4;

const DESKTOP = { width: 1280, height: 800 };

/** A map of very many points is waited for. */
const PATIENCE = 240_000;

/** One request of a page load. `depth` is 1 for the document. */
export interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly depth: number;
  /** Bytes of the body as transferred. */
  readonly bytes: number;
}

/** What browsers note of each page themselves. */
interface Noted {
  lcp: number;
  cls: number;
  longestTask: number;
  /** What tasks of the main thread take beyond 50 ms each, together. */
  blocked: number;
  firstPaint: number;
}

/** What a script that runs before the page's own has to look for. */
interface Marks {
  /** When what the selector matches was first painted; null when none was given. */
  firstMatch: number | null;
  /** When React had taken the heading over; null where the load did not wait for it. */
  hydrated: number | null;
}

/** The measurements of one page load. Times are milliseconds since the navigation began. */
export interface PageLoad extends Readonly<Noted & Marks> {
  /** The longest task by the time of the thread itself, where the load watched it. */
  readonly longestOwnTask: number;
  readonly requests: readonly Loaded[];
}

/** Bytes of the bodies of some requests of a load. */
export const bytesOf = ({ requests }: PageLoad, isMeant: (request: Loaded) => boolean): number =>
  requests.filter(isMeant).reduce((sum, { bytes }) => sum + bytes, 0);

interface Observed {
  readonly selector: string | null;
  readonly toHydrated: boolean;
}

/** Runs in the page before anything else. */
function observe({ selector, toHydrated }: Observed): void {
  const marks: Marks = { firstMatch: null, hydrated: null };
  // A map has more tiles than a browser notes by itself.
  performance.setResourceTimingBufferSize(5000);
  Object.assign(window, { benchMarks: marks });
  const seekHydrated = (): void => {
    const heading = document.querySelector('main h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
      marks.hydrated = performance.now();
    else requestAnimationFrame(seekHydrated);
  };
  if (toHydrated) requestAnimationFrame(seekHydrated);
  if (selector === null) return;
  // A frame is about to show what the document holds by then; to watch how it grows would slow it down.
  const look = (): void => {
    if (document.querySelector(selector)) marks.firstMatch = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What the browser has noted of the page by now. */
function noted(page: Page): Promise<Noted> {
  return page.evaluate(async () => {
    const sums: Noted = { lcp: 0, cls: 0, longestTask: 0, blocked: 0, firstPaint: 0 };
    const each = (type: string, see: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) see(entry);
      }).observe({ type, buffered: true });
    };
    each('largest-contentful-paint', (entry) => {
      sums.lcp = entry.startTime;
    });
    each('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) sums.cls += value;
    });
    each('longtask', (entry) => {
      sums.longestTask = Math.max(sums.longestTask, entry.duration);
      sums.blocked += Math.max(0, entry.duration - 50);
    });
    each('paint', (entry) => {
      sums.firstPaint = entry.startTime;
    });
    // Observers are told of what was before in a task of its own.
    await new Promise((told) => setTimeout(told, 100));
    return sums;
  });
}

/** What was requested and by what, from the browser's initiators. */
function followRequests(session: CDPSession): () => Omit<Loaded, 'bytes'>[] {
  const depths = new Map<string, number>();
  const found = new Map<string, { url: string; type: string }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    const by = initiator.stack?.callFrames[0]?.url ?? initiator.url;
    if (!depths.has(request.url)) depths.set(request.url, (by ? (depths.get(by) ?? 0) : 0) + 1);
    found.set(requestId, { url: request.url, type });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void found.delete(requestId));
  return () => [...found.values()].map(({ url, type }) => ({ url, type, depth: depths.get(url) ?? 1 }));
}

/** Bytes of every body as transferred, by URL. */
function bodySizes(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const entries = performance.getEntries().filter((entry) => 'encodedBodySize' in entry);
    return Object.fromEntries(
      entries.map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
    );
  });
}

const isHydrated = (): boolean => (window as unknown as { benchMarks: Marks }).benchMarks.hydrated !== null;

/** From here on the page has a quarter of this machine's speed. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** How to load a page. */
export interface LoadOptions {
  readonly throttled: boolean;
  /** Whether the main thread is watched, which costs it some time. */
  readonly watched?: boolean;
  /** A desktop's unless it is given. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What the load waits for, besides a quiet network. */
  readonly selector?: string;
  /** Whether it waits until the page is hydrated, too. */
  readonly toHydrated?: boolean;
  /** What is done with the page once it has loaded. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Loads a page with a cold cache and measures it. */
export async function loadPage(browser: Browser, url: string, options: LoadOptions): Promise<PageLoad> {
  const {
    throttled,
    viewport = DESKTOP,
    watched = false,
    selector = null,
    toHydrated = false,
    act,
  } = options;
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await slowDown(session);
  }
  const requests = followRequests(session);
  // Before the page's own first line it would delay the first paint that it is to measure.
  const isObserved = selector !== null || toHydrated;
  if (isObserved) await page.addInitScript(observe, { selector, toHydrated });
  const longestOwnTask = watched ? await watchMainThread(browser, page) : async () => Number.NaN;
  await page.goto(url, { waitUntil: 'load' });
  if (selector) await page.locator(selector).first().waitFor({ state: 'attached', timeout: PATIENCE });
  if (toHydrated) await page.waitForFunction(isHydrated);
  await untilQuiet(page);
  const loaded = requests();
  const sizes = await bodySizes(page);
  await act?.(page);
  const own = await longestOwnTask();
  const marks: Marks = isObserved
    ? await page.evaluate(() => (window as unknown as { benchMarks: Marks }).benchMarks)
    : { firstMatch: null, hydrated: null };
  const seen = await noted(page);
  await context.close();
  // A frame begins before it is painted: what the first paint shows came with it.
  const firstMatch = marks.firstMatch && Math.max(marks.firstMatch, seen.firstPaint);
  return {
    ...seen,
    ...marks,
    longestOwnTask: own,
    firstMatch,
    requests: loaded.map((request) => ({ ...request, bytes: sizes[request.url] ?? 0 })),
  };
}
