import type { Browser } from '@playwright/test';
import { bytesOf, type Loaded, loadPage, type PageLoad } from '../page-load.ts';
import { median, repeat } from '../rounds.ts';

/** One map with so many points. */
export interface MapLoad {
  readonly scripts: number;
  readonly data: number;
  /** The longest block of the main thread by its own time, not throttled. */
  readonly longestOwnTask: number;
  readonly firstMarks: number;
  /** On a slow phone in a slow network; null where that takes minutes. */
  readonly slowFirstMarks: number | null;
}

/** What to load, and what shows that marks are there. */
export interface MapPage {
  readonly url: string;
  readonly selector: string;
  readonly isData: (request: Loaded) => boolean;
}

/** How often a map is loaded each way. */
export interface MapRounds {
  readonly free: number;
  readonly slow: number;
}

const firstMarksOf = (loads: readonly PageLoad[]): number =>
  median(loads.map(({ firstMatch }) => firstMatch ?? Number.POSITIVE_INFINITY));

/** Loads a map so many times each way: medians in bytes and milliseconds. */
export async function measureMapPage(
  browser: Browser,
  { url, selector, isData }: MapPage,
  rounds: MapRounds,
): Promise<MapLoad> {
  const load = (throttled: boolean) => loadPage(browser, url, { throttled, watched: !throttled, selector });
  const free = await repeat(rounds.free, () => load(false));
  const slow = await repeat(rounds.slow, () => load(true));
  const bytes = (isMeant: (request: Loaded) => boolean): number =>
    median(free.map((one) => bytesOf(one, isMeant)));
  return {
    scripts: bytes((request) => /\.m?js(\?|$)/.test(request.url)),
    data: bytes(isData),
    longestOwnTask: median(free.map((one) => one.longestOwnTask)),
    firstMarks: firstMarksOf(free),
    slowFirstMarks: slow.length > 0 ? firstMarksOf(slow) : null,
  };
}
