import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Line } from '../set-up/line.ts';

/** A city that is kept for when there is no line, in English. */
export class KeptCity {
  readonly page: Page;
  readonly #line: Line | null;
  readonly keep: Locator;
  readonly kept: Locator;
  readonly remove: Locator;
  readonly update: Locator;
  /** Stops what is being kept. */
  readonly stop: Locator;
  readonly noLine: Locator;
  /** There is no line, and nothing is kept of what the map shows. */
  readonly elsewhere: Locator;
  /** What stands about the kept city below the list. */
  readonly controls: Locator;

  /** @param line - what the device comes to the portal by, where that is to be lost */
  constructor(page: Page, line: Line | null = null) {
    const main = page.getByRole('main');
    this.page = page;
    this.#line = line;
    this.keep = main.getByRole('button', { name: /^Keep .+ for when you are offline$/ });
    this.kept = main.getByText(/is kept on this device: [\d.]+ MB, (just now|\d+ \w+ ago)$/);
    this.remove = main.getByRole('button', { name: 'Remove', exact: true });
    this.update = main.getByRole('button', { name: 'Update', exact: true });
    this.stop = main.getByRole('button', { name: 'Stop', exact: true });
    this.controls = main.getByRole('region', { name: 'The map without a connection' });
    this.elsewhere = main.getByText(/^No connection, and nothing is kept here\. .+ is, as of /);
    this.noLine = main.getByText(/^No connection\. .+ as of /);
  }

  /** The device loses its line, and knows it: the browser's own switch alone leaves the requests of workers alone. */
  async loseLine(): Promise<void> {
    await this.#line?.cut();
    await this.page.context().setOffline(true);
  }

  /**
   * Holds some of what a city is made of back, unless told otherwise its map: until what this gives lets it come, or
   * cuts it off.
   */
  async hold(what = /\/basemap\/.+\/\d\/\d\./): Promise<(isCutOff?: boolean) => Promise<void>> {
    const context = this.page.context();
    const { promise: released, resolve } = Promise.withResolvers<boolean>();
    const wait = async (route: Route): Promise<void> => {
      if (await released) await route.abort('internetdisconnected');
      else await route.continue();
    };
    await context.route(what, wait);
    return async (isCutOff = false) => {
      resolve(isCutOff);
      await context.unroute(what, wait);
    };
  }

  /** The line is back. */
  async findLine(): Promise<void> {
    await this.#line?.mend();
    await this.page.context().setOffline(false);
  }

  /** How many entries each of the browser's caches has, by its name. */
  caches(): Promise<Record<string, number>> {
    return this.page.evaluate(async () => {
      const sizes: Record<string, number> = {};
      for (const name of await caches.keys()) sizes[name] = (await (await caches.open(name)).keys()).length;
      return sizes;
    });
  }

  /** The whole sets of a build of the map, without one that is being gathered. */
  setsOf(version: string): Promise<number> {
    return this.page.evaluate(async (build) => {
      const names = (await caches.keys()).filter((name) => name.includes(` ${build} `));
      const marks = await Promise.all(names.map((cacheName) => caches.match('/kept.json', { cacheName })));
      return marks.filter(Boolean).length;
    }, version);
  }

  async workers(): Promise<number> {
    return this.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  }

  /** The builds whose files this page has loaded. */
  async loadedBuilds(): Promise<string[]> {
    const paths = await this.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const builds = paths.flatMap((path) => /^\/mf\/mf-points-map\/([^/]+)\/assets/.exec(path)?.[1] ?? []);
    return [...new Set(builds)];
  }

  /** Presses, and waits until the city is there. */
  async keepCity(): Promise<void> {
    await this.keep.click();
    await expect(this.kept).toBeVisible({ timeout: 90_000 });
  }

  /** Nothing is there of a city that could not be kept: no cache, no worker, and the way to try again. */
  async expectNothingKept(): Promise<void> {
    await expect(this.keep).toBeVisible();
    await expect.poll(() => this.workers()).toBe(0);
    expect(await this.caches()).toEqual({});
  }

  /** Waits until some of the city has been put into the browser's storage: what is held is not awaited for long. */
  async expectHalfKept(): Promise<void> {
    await expect(this.page.getByRole('progressbar')).toBeVisible();
    await expect
      .poll(async () => Object.values(await this.caches())[0] ?? 0, { intervals: [100] })
      .toBeGreaterThan(0);
  }

  /** What a screen reader hears from the controls, each text once. */
  async hear(): Promise<() => Promise<string[]>> {
    await this.controls.getByRole('status').evaluate((region) => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      new MutationObserver(() => {
        const text = region.textContent ?? '';
        if (text !== '' && heard.at(-1) !== text) heard.push(text);
      }).observe(region, { subtree: true, childList: true, characterData: true });
    });
    return () => this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  }
}
