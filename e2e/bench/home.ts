import type { Browser } from '@playwright/test';
import { type Loaded, loadPage, median, type PageLoad } from './page-load.ts';

const RUNS = 7;
/** Pictures and addresses of data are not part of the composition. */
const isPicture = ({ type, url }: Loaded): boolean => type === 'Image' || url.includes('/media/');

const scriptBytes = ({ requests }: PageLoad): number =>
  requests.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);

/** The first load of the home page, medians over several runs. */
export interface HomeLoad {
  readonly scriptBytes: number;
  readonly lcp: number;
  readonly cls: number;
  /** Without pictures. */
  readonly requests: number;
  /** Without pictures. */
  readonly depth: number;
  readonly pictures: number;
}

function summarise(loads: readonly PageLoad[]): HomeLoad {
  const parts = loads.map(({ requests }) => requests.filter((request) => !isPicture(request)));
  return {
    scriptBytes: median(loads.map(scriptBytes)),
    lcp: median(loads.map(({ lcp }) => lcp)),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    requests: median(parts.map((requests) => requests.length)),
    depth: median(parts.map((requests) => Math.max(...requests.map(({ depth }) => depth)))),
    pictures: median(loads.map(({ requests }) => requests.filter(isPicture).length)),
  };
}

/** Loads both sites in turn, so that other load on the machine affects both; ratios are those of the pairs. */
export async function measureHome(
  browser: Browser,
  product: string,
  oneBundle: string,
): Promise<{ product: HomeLoad; oneBundle: HomeLoad; lcpRatio: number }> {
  const loads: { product: PageLoad[]; oneBundle: PageLoad[] } = { product: [], oneBundle: [] };
  for (const url of [product, oneBundle]) await loadPage(browser, url, { throttled: false });
  for (let run = 0; run < RUNS; run += 1) {
    loads.product.push(await loadPage(browser, product, { throttled: true }));
    loads.oneBundle.push(await loadPage(browser, oneBundle, { throttled: true }));
  }
  const ratios = loads.product.map(({ lcp }, run) => lcp / (loads.oneBundle[run]?.lcp ?? Number.NaN));
  return {
    product: summarise(loads.product),
    oneBundle: summarise(loads.oneBundle),
    lcpRatio: median(ratios),
  };
}
