import { test as base, expect } from './fixtures.ts';
import { KeptCity } from './pages/kept-city.ts';
import { Line } from './set-up/line.ts';

/** The `test` of suites whose pages come to the portal by a line that can be cut. */
export const test = base.extend<{ readonly line: Line; readonly city: KeptCity }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  line: async ({}, use) => {
    const line = await Line.to(process.env.BASE_URL ?? '');
    await use(line);
    await line.end();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  city: async ({ page, line }, use) => use(new KeptCity(page, line)),
});

export { expect };
