import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cookieOfSheets } from '../http/sheets.ts';
import type { PortalFrame } from '../pages/portal-frame.ts';

const MAP_FILES = '**/mf/mf-points-map/**';
const PUBLIC_FILES = '**/mf/mf-public/**';

/** Everything that the console says about a remote that is broken on purpose. */
test.use({
  provoked: /\/mf\/|Failed to load resource|Failed to find a valid digest|integrity|remote|chunk/i,
});

async function expectOthersToWork(page: Page, frame: PortalFrame): Promise<void> {
  await frame.expectToWork();
  await frame.events.click();
  await expect(page).toHaveURL(/\/en-us\/charity-events/);
  await expect(frame.failure).toBeHidden();
  await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.footer).toBeVisible();
}

const FAULTS = {
  'is not reachable': (route: Route) => route.abort('connectionrefused'),
  'answers with 500': (route: Route) => route.fulfill({ status: 500, body: 'broken' }),
  'answers with a page instead of a script': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a remote that ${fault} leaves the rest working and comes back on a retry @O-05`, async ({
    page,
    frame,
  }) => {
    let asked = 0;
    await frame.openShellPage();
    await page.route(MAP_FILES, (route) => {
      asked += 1;
      return answer(route);
    });
    await frame.map.click();
    await expect(frame.failure).toBeVisible();
    await expectOthersToWork(page, frame);
    await frame.map.click();
    await expect(frame.failure).toBeVisible();
    const before = asked;
    await frame.retry.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(frame.retry, 'the try ends, and another may begin').toBeEnabled();
    await expect(frame.failure).toBeVisible();
    await page.unroute(MAP_FILES);
    await frame.retry.click();
    await expect(frame.failure).toBeHidden();
    await expect(page).toHaveURL(/\/en-us\/recycling-points/);
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  });
}

test('a remote that does not answer does not block navigation to other pages @O-05', async ({
  page,
  frame,
}) => {
  await frame.openShellPage();
  await page.route(MAP_FILES, () => new Promise(() => {}));
  await frame.map.click();
  await expect(frame.main).toHaveAttribute('aria-busy', 'true');
  await expectOthersToWork(page, frame);
});

test('a remote that never answers fails after its time budget, with a way to try again @O-05', async ({
  page,
  frame,
}) => {
  test.setTimeout(90_000);
  await frame.openShellPage();
  await page.route(MAP_FILES, () => new Promise(() => {}));
  await frame.map.click();
  await expect(frame.retry).toBeVisible({ timeout: 60_000 });
  await page.unroute(MAP_FILES);
  await frame.retry.click();
  await expect(frame.failure).toBeHidden();
});

test('a page of a remote whose chunk is missing offers a retry that works @O-05', async ({ page, frame }) => {
  const chunk = '**/mf/mf-points-map/**/route-recycling-points-*.js*';
  await frame.openShellPage();
  await page.route(chunk, (route) => route.abort());
  await frame.map.click();
  await expect(frame.failure).toBeVisible();
  await frame.expectToWork();
  await page.unroute(chunk);
  await frame.retry.click();
  await expect(frame.failure).toBeHidden();
});

test('a page whose chunk is missing once is shown without a word, by another address of the chunk @O-05', async ({
  page,
  frame,
  mapPage,
}) => {
  const chunk = '**/mf/mf-points-map/**/route-recycling-points-*.js';
  await frame.openShellPage();
  await page.route(chunk, (route) => route.abort());
  await frame.map.click();
  await expect(mapPage.canvas).toBeVisible();
  await expect(frame.failure).toBeHidden();
});

test('a part of a page whose code does not come takes nothing with it @O-05', async ({
  page,
  frame,
  eventsPages,
}) => {
  await page.route(/\/assets\/(home-subscription|events-map)\./, (route) => route.abort());
  await page.goto('/en-us');
  await frame.expectHydrated();
  const newsletter = frame.main.getByRole('region', { name: 'Good news, once a month' });
  const failed = page.waitForEvent('requestfailed');
  await newsletter.scrollIntoViewIfNeeded();
  await failed;
  await newsletter.getByRole('textbox').fill('reader@example.org');
  await expect(newsletter.getByRole('button')).toBeEnabled();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  await eventsPages.showMap.click();
  await expect(page.getByText('The map could not be loaded. The list works without it.')).toBeVisible();
  await expect(frame.failure).toBeHidden();
});

test('a server-rendered page whose remote does not load stays to be read, and the rest works @O-05 @X-17', async ({
  page,
  frame,
}) => {
  await page.route(PUBLIC_FILES, (route) => route.abort());
  await page.goto('/en-us/charity-events');
  const title = await frame.main.getByRole('heading', { level: 1 }).textContent();
  await frame.expectHydrated();
  await expect(frame.main.getByText('Not all of this page has loaded')).toBeVisible();
  await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(frame.failure).toBeHidden();
  await expect(frame.footer).toBeVisible();
  await frame.map.click();
  await expect(page).toHaveURL(/\/en-us\/recycling-points/);
  await expect(frame.failure).toBeHidden();
  await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText('Recycling points');
  await page.unroute(PUBLIC_FILES);
  await frame.events.click();
  await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(frame.main.getByText('Not all of this page has loaded')).toBeHidden();
});

test('a server-rendered page whose remote never answers has a header that works, and comes back on a retry @O-05 @X-17', async ({
  page,
  frame,
}) => {
  test.setTimeout(120_000);
  const scripts = '**/mf/mf-public/**/*.js*';
  await page.route(scripts, () => new Promise(() => {}));
  await page.goto('/en-us/charity-events', { waitUntil: 'commit' });
  await expect(async () => {
    await frame.visitorMenu.click();
    await expect(frame.header.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await expect(frame.retry).toBeVisible({ timeout: 60_000 });
  await page.unroute(scripts);
  await frame.retry.click();
  await expect(frame.main.getByText('Not all of this page has loaded')).toBeHidden();
});

for (const [whose, sheets] of [
  ['its remote', '**/mf/mf-public/**/*.css'],
  ['the shell', '**/assets/shell.*.css'],
] as const) {
  test(`a page whose style sheets of ${whose} hang is shown and works without them, and has them once they come @O-05`, async ({
    page,
    context,
    frame,
    baseURL,
  }) => {
    const kept = await cookieOfSheets('/en-us/charity-events');
    await context.addCookies([{ ...kept, url: String(baseURL) }]);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(sheets, async (route) => {
      await held;
      await route.continue();
    });
    const told = page.waitForRequest('**/beacons');
    await page.goto('/en-us/charity-events', { waitUntil: 'commit' });
    await frame.expectHydrated();
    await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible();
    const paints = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(paints).toBe(1);
    expect((await told).postData()).toContain('has not come in time');
    await frame.visitorMenu.click();
    await expect(frame.header.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
    const waiting = page.locator('link[rel="stylesheet"][media]');
    await expect(waiting).not.toHaveCount(0);
    letGo();
    await expect(waiting).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectOthersToWork(page, frame);
  });
}

for (const part of ['remoteEntry', 'route-recycling-points']) {
  test(`a tampered ${part} is not run @O-06`, async ({ page, frame }) => {
    let tampered = 0;
    await page.route(`**/mf/mf-points-map/**/${part}*.js*`, async (route) => {
      const answer = await route.fetch();
      tampered += 1;
      await route.fulfill({ response: answer, body: `window.tampered = true;${await answer.text()}` });
    });
    await frame.openShellPage();
    await frame.map.click();
    await expect(frame.failure).toBeVisible();
    expect(tampered).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectOthersToWork(page, frame);
  });
}

test('a tampered shell is not run @O-06', async ({ page }) => {
  await page.route('**/assets/shell.*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `window.tampered = true;${await answer.text()}` });
  });
  const refused = page.waitForEvent('console', (said) => /valid digest/.test(said.text()));
  await page.goto('/en-us/charity-events');
  await refused;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
