import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';
import { expectStayed, watchShifts } from '../pages/shifts.ts';
import { BROWSER } from '../set-up/browser.ts';

test.describe.configure({ mode: 'parallel' });
// Letters as wide as on phones, Windows and macOS: hinting for Linux rounds each to whole pixels, fallbacks otherwise.
test.use({ launchOptions: { ...BROWSER, args: [...(BROWSER.args ?? []), '--font-render-hinting=none'] } });

/** A browser that may paint has done so by then. */
const NEXT_FRAMES_MS = 500;

const paintsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('paint').length);

/** What stands before the end of the first view, drawn on a phone and on a desk, by the hashes of the pictures. */
async function drawingsOfFirstView(page: Page): Promise<string[]> {
  // What stands behind may be beside it.
  await page.locator('#first-view ~ *').evaluateAll((elements) => {
    for (const { style } of elements as HTMLElement[]) style.visibility = 'hidden';
  });
  const browser = await page.context().newCDPSession(page);
  const drawings: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const last = page.locator(':has(+ #first-view)');
    const height = await last.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(height).toBeGreaterThan(80);
    // Playwright’s own screenshots wait for a document that has come.
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const { data } = await browser.send('Page.captureScreenshot', { clip });
    drawings.push(createHash('sha256').update(data).digest('hex'));
  }
  await browser.detach();
  return drawings;
}

/** A server whose document stops before each part but the first until it may go on. */
async function serveInParts(first: string, ...others: string[]) {
  const stops = others.map((part) => ({ part, ...Promise.withResolvers<void>() }));
  const ahead = [...stops];
  const goOn = (): void => ahead.shift()?.resolve();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first);
    for (const { part, promise } of stops) {
      await promise;
      response.write(part);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    const ended = once(server, 'close');
    server.close();
    // A browser may hold one on which it never asked for anything.
    server.closeAllConnections();
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}/`, goOn, end };
}

const STEADY = ALL_PAGES.filter(({ name }) =>
  ['/', '/charity-events', '/charity-event/:id', '/recycling-points', '/recycling-points/:id'].includes(name),
);

for (const { name, path } of STEADY) {
  for (const width of [360, 1440]) {
    test(`${name} stays where it is while it loads at ${width} px @L-05`, async ({
      page,
      frame,
      samples,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(path('en-US', samples));
      await frame.expectSettled();
      await expectStayed(page);
    });
  }
}

for (const [path, width] of [
  ['en-us', 1440],
  ['ru-ru', 1440],
  ['kk-kz', 360],
  ['ru-ru/charity-events', 360],
  ['ru-ru/charity-events', 1440],
  ['kk-kz/what-to-do-with', 360],
  ['en-us/charity-event/:id', 360],
  ['en-us', 360],
  ['es-ar/charity-events-manual', 360],
  ['ru-ru/inspection-manual/', 360],
  ['ru-ru/charity-event/:id', 360],
] as const) {
  test(`/${path} stays where it is when its fonts come late and one by one, at ${width} px @L-05`, async ({
    page,
    frame,
    samples,
  }) => {
    const held: (() => void)[] = [];
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto(`/${path.replace(':id', samples.event.id)}`, { waitUntil: 'domcontentloaded' });
    await frame.expectHydrated();
    while (held.length > 0) {
      held.shift()?.();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
    }
    await frame.expectSettled();
    await expectStayed(page);
  });
}

for (const [prefix, last] of [
  ['ru-ru', /onest-cyrillic/],
  ['ru-ru', /onest-kazakh/],
  ['en-us', /onest-names\./],
] as const) {
  test(`a first visit in ${prefix} is set in its typeface once all files of it have come, ${last.source} included @L-05`, async ({
    page,
    frame,
  }) => {
    const isLate = () => page.evaluate(() => document.documentElement.dataset.typeface === 'later');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(last, async (route) => {
      await held;
      await route.continue();
    });
    const latin = page.waitForResponse(/onest-latin/);
    await page.goto(`/${prefix}/what-to-do-with`, { waitUntil: 'domcontentloaded' });
    await (await latin).finished();
    await frame.expectHydrated();
    expect(await isLate()).toBe(true);
    release();
    await expect.poll(isLate).toBe(false);
  });
}

test('what the first paint waits for, and the first picture, are named before the styles @L-05', async ({
  samples,
}) => {
  const { text } = await ask(`/en-us/charity-event/${samples.event.id}`);
  const head = text.slice(0, text.indexOf('</head>'));
  const [picture, view, styles] = ['as="image"', 'rel="expect" href="#first-view"', '<style'].map((mark) =>
    head.indexOf(mark),
  );
  expect(Math.min(Number(picture), Number(view))).toBeGreaterThan(0);
  expect(Math.max(Number(picture), Number(view))).toBeLessThan(Number(styles));
});

test.describe('on a line that stops', () => {
  // What counts is what the parser has read.
  test.use({ javaScriptEnabled: false, provoked: /status of 404/ });

  for (const [path, mark] of [
    ['/en-us', 'first-view'],
    ['/en-us/charity-event/:id', 'first-view'],
    ['/en-us/what-to-do-with/newspaper', 'first-view'],
    ['/en-us/charity-events', 'first-view'],
    ['/en-us/recycling-points', 'first-view'],
    ['/en-us/cookies', 'site-header-end'],
  ] as const) {
    test(`nothing of ${path} is painted before ${mark} has been read @L-05`, async ({ page, samples }) => {
      const { text } = await ask(path.replace(':id', samples.event.id));
      const behind = text.lastIndexOf('<', text.indexOf(` id="${mark}"`));
      const { origin, goOn, end } = await serveInParts(text.slice(0, behind), text.slice(behind));
      await page.goto(origin, { waitUntil: 'commit' });
      await page.locator('header').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(NEXT_FRAMES_MS);
      expect(await paintsOf(page)).toBe(0);
      goOn();
      await expect.poll(() => paintsOf(page)).toBeGreaterThan(0);
      await end();
    });
  }

  for (const path of [
    '/en-us',
    '/en-us/charity-events',
    '/ru-ru/charity-event/:id',
    '/kk-kz/what-to-do-with',
    '/en-us/what-to-do-with/newspaper',
    '/ru-ru/recycling-points',
  ])
    test(`what ${path} shows first is drawn before its style sheets have come as between and behind them @L-05`, async ({
      page,
      samples,
    }) => {
      const { text } = await ask(path.replace(':id', samples.event.id));
      const behind = text.indexOf('<style', text.indexOf(' id="first-view"'));
      // All have been read but the end of the last: each that ended before it would apply already.
      const between = text.lastIndexOf('</style>');
      const parts = [text.slice(0, behind), text.slice(behind, between), text.slice(between)] as const;
      const { origin, goOn, end } = await serveInParts(...parts);
      await page.goto(origin, { waitUntil: 'commit' });
      await expect.poll(() => paintsOf(page)).toBeGreaterThan(0);
      const first = await drawingsOfFirstView(page);
      goOn();
      await page.locator('#root style').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(NEXT_FRAMES_MS);
      expect(await drawingsOfFirstView(page)).toEqual(first);
      goOn();
      await page.waitForLoadState();
      expect(await drawingsOfFirstView(page)).toEqual(first);
      await end();
    });
});

test('the street of home is in its document, and a file on the way from another page @L-05', async ({
  page,
  frame,
}) => {
  const street = frame.main.locator('img[fetchpriority="high"]');
  const elements = frame.main.locator('.street > svg');
  await page.goto('/en-us');
  await frame.expectHydrated();
  await expect(elements).toBeVisible();
  await expect(elements.locator('path').first()).toHaveCSS('fill', 'rgb(242, 184, 75)');
  await expect(street).toHaveCount(0);
  await frame.events.click();
  await expect(frame.title('Charity events')).toBeVisible();
  await frame.homeLink.click();
  await expect(street).toHaveAttribute('src', /\/hero\.[0-9a-f]+\.svg$/);
  await street.evaluate((picture: HTMLImageElement) => picture.decode());
  await expect(elements).toHaveCount(0);
});

/** The families that the links to other languages in the footer are drawn in, fallbacks among them. */
async function fontsOfLanguages(page: Page): Promise<Set<string>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = 'footer [data-languages] a';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return new Set(drawn.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)));
}

for (const [prefix, brought] of [
  ['en-us', ['latin', 'names', 'names-kazakh']],
  ['es-ar', ['latin', 'names', 'names-kazakh']],
  ['ru-ru', ['cyrillic', 'kazakh', 'latin']],
  ['kk-kz', ['cyrillic', 'kazakh', 'latin']],
] as const) {
  test(`names of languages in ${prefix} are drawn in Onest by few letters more @I-02`, async ({
    page,
    frame,
  }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /onest-([a-z-]+)\.\w+\.woff2$/.exec(request.url()) ?? [];
      if (name) files.add(name);
    });
    await page.goto(`/${prefix}/what-to-do-with`);
    await frame.expectSettled();
    await expect.poll(() => fontsOfLanguages(page)).toEqual(new Set(['Onest']));
    expect([...files].sort()).toEqual(brought);
  });
}

const widthOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.width ?? 0;

test.describe('on a very wide screen', () => {
  test.use({ viewport: { width: 3840, height: 1600 } });

  test('pages are as wide as their metadata says @L-01 @L-02', async ({ page, frame }) => {
    await page.goto('/en-us/charity-events');
    await frame.expectHydrated();
    expect(await widthOf(page, 'main')).toBeLessThanOrEqual(1440);
    expect(await widthOf(page, 'main')).toBeGreaterThan(1200);
    await frame.map.click();
    await expect(frame.title('Recycling points')).toBeVisible();
    await expect.poll(() => widthOf(page, 'main')).toBeGreaterThan(2800);
    expect(await widthOf(page, 'main')).toBeLessThanOrEqual(3200);
    await frame.events.click();
    await expect(frame.title('Charity events')).toBeVisible();
    await expect.poll(() => widthOf(page, 'main')).toBeLessThanOrEqual(1440);
  });
});

test.describe('in the cabinet', () => {
  test.use({ account: 'all' });

  test('the side column of 280 px shows from a width of 1250 px @L-01 @L-02', async ({ page, frame }) => {
    const side = page.locator('aside');
    await page.setViewportSize({ width: 1250, height: 900 });
    await page.goto('/en-us/profile');
    await frame.expectSettled();
    await expect(side).toBeVisible();
    expect(await widthOf(page, 'aside')).toBe(280);
    await page.setViewportSize({ width: 1249, height: 900 });
    await expect(side).toBeHidden();
    await page.setViewportSize({ width: 2560, height: 900 });
    await expect(side).toBeVisible();
    const [left, main] = [await side.boundingBox(), await page.locator('main').boundingBox()];
    const right = (main?.x ?? 0) + (main?.width ?? 0);
    expect(right - (left?.x ?? 0)).toBeLessThanOrEqual(1600);
  });
});

test('footers are full, small or absent as the page says @L-01', async ({ page, frame }) => {
  await page.goto('/en-us');
  await expect(frame.footer.getByRole('navigation')).toBeVisible();
  await page.goto('/en-us/profile/login');
  await expect(frame.footer).toBeVisible();
  await expect(frame.footer.getByRole('navigation')).toHaveCount(0);
  await page.goto('/en-us/recycling-points');
  await expect(frame.footer).toHaveCount(0);
});

test('the map page does not reload when it is pulled down, the others do @L-01', async ({ page, frame }) => {
  const overscroll = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  expect(await overscroll()).toBe('auto');
  await frame.map.click();
  await expect.poll(overscroll).toBe('none');
});

test('the background is the primary one and the theme colour the brand’s @L-03', async ({ page }) => {
  await page.goto('/en-us/charity-events');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#37927B');
  const [body, paper] = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.className = 'probe';
    document.body.append(probe);
    probe.style.setProperty('background-color', 'var(--color-paper)');
    return [document.body, probe].map((element) => getComputedStyle(element).backgroundColor);
  });
  expect(body).toBe(paper);
});

test('the header stays on top while the page scrolls', async ({ page, frame }) => {
  await page.goto('/en-us');
  await frame.expectHydrated();
  await frame.footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(frame.header).toBeInViewport();
  expect((await frame.header.boundingBox())?.y).toBe(0);
});

test('links give way to a burger at 720 px and below @H-01', async ({ page, frame }) => {
  await page.setViewportSize({ width: 721, height: 900 });
  await page.goto('/en-us');
  await frame.expectHydrated();
  await expect(frame.events).toBeVisible();
  await expect(frame.burger).toBeHidden();
  await page.setViewportSize({ width: 720, height: 900 });
  await expect(frame.burger).toBeVisible();
  await expect(frame.burger.locator('svg')).toBeVisible();
  await expect(frame.events).toBeHidden();
  await frame.burger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL(/charity-events/);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('what stands in a field is a target of 44 px, inside its field', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.password.fill('DemoPass1');
    const [eye, field] = [await loginPage.eye.boundingBox(), await loginPage.password.boundingBox()];
    if (!eye || !field) throw new Error('the field is not shown');
    expect([eye.width, eye.height]).toEqual([44, 44]);
    expect(eye.x).toBeGreaterThanOrEqual(field.x + field.width - 12);
    await page.touchscreen.tap(eye.x + 1, eye.y + 1);
    await expect(loginPage.password).toHaveAttribute('type', 'text');
  });
});
