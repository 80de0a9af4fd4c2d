import type { Browser } from '@playwright/test';
import { MAP_PATH, MARKER } from './map.ts';
import { loadPage } from './page-load.ts';
import { median, repeat } from './rounds.ts';
import type { SizedPortal } from './sized-portals.ts';

const ROUNDS = 5;
const HOME = '/en-us';

/** Loads home and the map of each portal in turn, so that other load on the machine affects all; in milliseconds. */
async function loadAll(browser: Browser, portals: readonly SizedPortal[]) {
  const home = await loadPage(browser, `${portals[0]?.url}${HOME}`, { throttled: true });
  const marks: number[] = [];
  for (const { url } of portals) {
    const { firstMatch } = await loadPage(browser, url + MAP_PATH, { throttled: true, selector: MARKER });
    marks.push(firstMatch ?? Number.POSITIVE_INFINITY);
  }
  return { home: home.lcp, marks };
}

/**
 * Measures when the first marks are painted on a slow phone in a slow network, for each portal: medians in milliseconds
 * and of the ratios, of the rounds, to the LCP of home and to the map of the portal `reference`.
 */
export async function measureFirstMarks(
  browser: Browser,
  portals: readonly SizedPortal[],
  reference: SizedPortal,
) {
  for (const { url } of portals) await loadPage(browser, url + MAP_PATH, { throttled: false });
  await loadPage(browser, `${portals[0]?.url}${HOME}`, { throttled: false });
  const rounds = await repeat(ROUNDS, () => loadAll(browser, portals));
  const among = portals.indexOf(reference);
  return {
    home: median(rounds.map(({ home }) => home)),
    maps: portals.map(({ points }, at) => ({
      points,
      time: median(rounds.map(({ marks }) => marks[at] ?? Number.NaN)),
      toHome: median(rounds.map(({ home, marks }) => (marks[at] ?? Number.NaN) / home)),
      toReference: median(
        rounds.map(({ marks }) => (marks[at] ?? Number.NaN) / (marks[among] ?? Number.NaN)),
      ),
    })),
  };
}
