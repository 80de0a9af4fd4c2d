import { test as base, expect } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import type { Engine } from './installed.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const START = { firefox: startFirefox, webkit: startWebKit };

export interface EngineOption {
  readonly engine: Engine;
}

interface Fixtures {
  readonly visitor: Visitor;
}

/** The `test` of what every browser has to do: each has a browser of its own, in which nothing is kept. */
export const test = base.extend<EngineOption & Fixtures>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine, baseURL, viewport }, use, testInfo) => {
    const browser = await START[engine]();
    try {
      await browser.resize(viewport?.width ?? 0, viewport?.height ?? 0);
      await use(new Visitor(browser, baseURL ?? ''));
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', { body: await browser.picture(), contentType: 'image/png' });
      expect(await browser.said()).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

export { expect };
