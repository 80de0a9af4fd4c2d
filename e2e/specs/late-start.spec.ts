import type { Beacon } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { untilQuiet } from '../pages/quiet.ts';

declare global {
  var sentBeacons: Promise<string>[];
}

/** Runs in the page: what Playwright hears of a beacon may lack its body. */
function rememberBeacons(): void {
  self.sentBeacons = [];
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (body instanceof Blob) self.sentBeacons.push(body.text());
    return send(url, body);
  };
}

/** The scripts of the portal that a page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(assets|mf)\/.*\.js/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** When the page had all that it shows, and when it asked for the first of some files; in milliseconds. */
const askedFor = (page: Page, ending: string): Promise<{ loaded: number; first: number }> =>
  page.evaluate((ending) => {
    const timings = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      loaded: navigation?.loadEventStart ?? Number.NaN,
      first: Math.min(...timings.map(({ startTime }) => startTime)),
    };
  }, ending);

test('a page asks for its scripts once all that it shows is there, and then works by itself @L-05', async ({
  page,
  frame,
}) => {
  const { text } = await ask('/en-us');
  expect(text).not.toMatch(/<script src|as="script"/);
  await page.goto('/en-us');
  await frame.expectHydrated();
  const { loaded, first } = await askedFor(page, '.js');
  expect(first).toBeGreaterThanOrEqual(loaded);
});

test('a first visit is read in the fallback faces until all that it shows is there, a later one is not @L-05', async ({
  page,
  frame,
}) => {
  await page.goto('/en-us');
  await frame.expectSettled();
  const visit = await askedFor(page, '.woff2');
  expect(visit.first).toBeGreaterThanOrEqual(visit.loaded);
  expect(visit.first).toBeLessThan(Number.POSITIVE_INFINITY);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('styles');
  await page.reload();
  await frame.expectHydrated();
  const next = await askedFor(page, '.woff2');
  expect(next.first).toBeLessThan(next.loaded);
});

test.describe('where data are to be saved', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
  });

  test('a page that nobody touches runs no code, and what is pressed first is done once it has come @L-05 @H-01', async ({
    page,
    frame,
  }) => {
    const asked = scriptsOf(page);
    await page.goto('/en-us');
    await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible();
    // Longer than a page that may load waits for.
    await page.waitForTimeout(1500);
    expect(asked).toEqual([]);
    await frame.visitorMenu.click();
    await expect(frame.header.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a page that nobody touches tells how fast it came by one small script, and says so once @O-09', async ({
    page,
    frame,
  }) => {
    const asked = scriptsOf(page);
    await page.addInitScript(rememberBeacons);
    await page.goto('/en-us/charity-events');
    await page.waitForRequest(/\/untouched\./);
    expect(asked).toHaveLength(1);
    await page.keyboard.press('Tab');
    await frame.expectHydrated();
    await page.waitForRequest(/\/beacons\./);
    await untilQuiet(page);
    // What is largest is told with the next thing that a person does.
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const vitals = async () => {
      const beacons = await page.evaluate(() => Promise.all(self.sentBeacons));
      return beacons
        .flatMap((beacon) => (JSON.parse(beacon) as Beacon).told)
        .flatMap(({ part, route, vital }) => (vital ? `${part} ${route} ${vital.name}` : []))
        .sort();
    };
    const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
    await expect.poll(vitals).toEqual(names.map((name) => `mf-public charity-events ${name}`));
    expect(asked.filter((path) => path.includes('/vitals.'))).toEqual([]);
  });

  for (const [sign, give] of Object.entries({
    'a scrolled page': (page: Page) => page.mouse.wheel(0, 300),
    'a key': (page: Page) => page.keyboard.press('Tab'),
  })) {
    test(`${sign} starts it @L-05`, async ({ page, frame }) => {
      await page.goto('/en-us/charity-events');
      await give(page);
      await frame.expectHydrated();
    });
  }

  test('what is typed before stays, and is answered once the code has come @L-05', async ({
    page,
    frame,
  }) => {
    await page.goto('/en-us');
    const field = frame.main.getByRole('combobox').first();
    await field.fill('batter');
    await frame.expectHydrated();
    await expect(field).toHaveValue('batter');
  });

  test('an address that means a place on the page, and an open dialog, start at once @L-05', async ({
    page,
    frame,
  }) => {
    await page.goto('/en-us/#opportunities');
    await frame.expectHydrated();
    await page.goto('/en-us?modal=registration');
    await frame.expectHydrated();
  });

  test.describe('of somebody who is signed in', () => {
    test.use({ account: 'user' });

    test('it starts at once @L-05', async ({ page, frame }) => {
      await page.goto('/en-us');
      await frame.expectHydrated();
    });
  });
});
