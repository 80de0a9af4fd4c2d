import type { Browser } from '@playwright/test';
import { bytesOf, type Loaded, loadPage } from '../page-load.ts';
import { median, repeat } from '../rounds.ts';

/** One map with so many points, as a row of the second table. */
export interface MapLoad {
  readonly scripts: number;
  readonly data: number;
  /** The longest block of the main thread, not throttled. */
  readonly longestTask: number;
  readonly firstMarks: number;
}

/** What to load, and what shows that marks are there. */
export interface MapPage {
  readonly url: string;
  readonly selector: string;
  readonly isData: (request: Loaded) => boolean;
}

/** Loads a map so many times each way: medians in bytes and milliseconds. */
export async function measureMapPage(browser: Browser, page: MapPage, rounds: number): Promise<MapLoad> {
  const { url, selector, isData } = page;
  const load = (throttled: boolean) => loadPage(browser, url, { throttled, selector });
  const free = await repeat(rounds, () => load(false));
  const slow = await repeat(rounds, () => load(true));
  const bytes = (isMeant: (request: Loaded) => boolean): number =>
    median(slow.map((one) => bytesOf(one, isMeant)));
  return {
    scripts: bytes((request) => /\.m?js(\?|$)/.test(request.url)),
    data: bytes(isData),
    longestTask: median(free.map(({ longestTask }) => longestTask)),
    firstMarks: median(slow.map(({ firstMatch }) => firstMatch ?? Number.POSITIVE_INFINITY)),
  };
}
