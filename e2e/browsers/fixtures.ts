import { test as base, expect } from '@playwright/test';
import type { StartedBrowser } from './driven-browser.ts';
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

interface WorkerFixtures extends EngineOption {
  readonly started: StartedBrowser;
}

/** The `test` of what every browser has to do: each has a window of its own, in which nothing is kept. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const started = await START[engine]();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ started, baseURL, viewport }, use, testInfo) => {
    const window = await started.open();
    try {
      await window.resize(viewport?.width ?? 0, viewport?.height ?? 0);
      await use(new Visitor(window, baseURL ?? ''));
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', { body: await window.picture(), contentType: 'image/png' });
      expect(await window.said()).toEqual([]);
    } finally {
      await window.close();
    }
  },
});

export { expect };
