import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { bytesOf, type Loaded, loadPage, type PageLoad } from './page-load.ts';
import { median, repeat } from './rounds.ts';
import { servePages } from './serve-pages.ts';

const RUNS = 7;
/** Pictures and addresses of data are not part of the composition. */
const isPicture = ({ type, url }: Loaded): boolean => type === 'Image' || url.includes('/media/');

/** The first load of a page, medians over several runs; requests and their depth are counted without pictures. */
function summarise(loads: readonly PageLoad[]) {
  const parts = loads.map(({ requests }) => requests.filter((request) => !isPicture(request)));
  const scriptBytes = median(loads.map((load) => bytesOf(load, ({ type }) => type === 'Script')));
  if (scriptBytes === 0) throw new Error('no script was counted: the page was looked at before it had come');
  return {
    scriptBytes,
    lcp: median(loads.map(({ lcp }) => lcp)),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    blocked: median(loads.map(({ blocked }) => blocked)),
    requests: median(parts.map((requests) => requests.length)),
    depth: median(parts.map((requests) => Math.max(...requests.map(({ depth }) => depth)))),
    pictures: median(loads.map(({ requests }) => requests.filter(isPicture).length)),
  };
}

const PHONE = { width: 360, height: 640 };
const FEWER_RUNS = 5;

/** LCP of a page, in milliseconds: the median of some throttled first loads. */
async function measureLcp(browser: Browser, url: string, viewport?: typeof PHONE): Promise<number> {
  const options = { ...(viewport && { viewport }) };
  await loadPage(browser, url, { throttled: false, ...options });
  const loads = await repeat(FEWER_RUNS, () => loadPage(browser, url, { throttled: true, ...options }));
  return median(loads.map(({ lcp }) => lcp));
}

/** LCP of home on a phone, and of other pages of the public site, by the words for them. */
export async function measurePublicLcp(browser: Browser, origin: string): Promise<Record<string, number>> {
  return {
    'home on a phone': await measureLcp(browser, `${origin}/en-us`, PHONE),
    events: await measureLcp(browser, `${origin}/en-us/charity-events`),
    'an event': await measureLcp(browser, `${origin}/en-us/charity-event/1`),
    'a thing': await measureLcp(browser, `${origin}/en-us/what-to-do-with/newspaper`),
  };
}

/** LCP of a page of one heading, in milliseconds: what the browser itself needs on this machine. */
export async function measureEmptyLcp(browser: Browser): Promise<number> {
  const pages = await servePages(join(import.meta.dirname, 'empty-page'));
  const lcp = await measureLcp(browser, `${pages.url}/index.html`);
  pages.stop();
  return lcp;
}

/** Loads both sites in turn, so that other load on the machine affects both; ratios are those of the pairs. */
export async function measureHome(browser: Browser, product: string, oneBundle: string) {
  for (const url of [product, oneBundle]) await loadPage(browser, url, { throttled: false });
  const pairs = await repeat(RUNS, async () => ({
    product: await loadPage(browser, product, { throttled: true }),
    oneBundle: await loadPage(browser, oneBundle, { throttled: true }),
  }));
  return {
    product: summarise(pairs.map((pair) => pair.product)),
    oneBundle: summarise(pairs.map((pair) => pair.oneBundle)),
    lcpRatio: median(pairs.map((pair) => pair.product.lcp / pair.oneBundle.lcp)),
  };
}

/** A place on the page, for which its code runs at once, as that of the one bundle does. */
const AT_ONCE = '#main';

/** When a first load of home is hydrated, in milliseconds, and the median of the pairs' ratios to the one bundle. */
export async function measureHydrated(browser: Browser, product: string, oneBundle: string) {
  const load = async (url: string): Promise<number> => {
    const { hydrated } = await loadPage(browser, url + AT_ONCE, { throttled: true, toHydrated: true });
    return hydrated ?? Number.NaN;
  };
  const pairs = await repeat(RUNS, async () => ({
    product: await load(product),
    oneBundle: await load(oneBundle),
  }));
  return {
    product: median(pairs.map((pair) => pair.product)),
    oneBundle: median(pairs.map((pair) => pair.oneBundle)),
    ratio: median(pairs.map((pair) => pair.product / pair.oneBundle)),
  };
}
