import { LOCALES, localeBasename } from '@ecocircle/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { barriersOn } from '../pages/barriers.ts';
import { Notices } from '../pages/notices.ts';
import { PortalMenu } from '../pages/portal-menu.ts';

test.describe.configure({ mode: 'parallel' });

const LONGEST = '/kk-kz';
const navigation = (page: Page): Locator => page.getByRole('banner').getByRole('navigation');
/** The header's links that a visitor sees, by where they lead; the manuals are one of them. */
const shownLinks = (page: Page): Promise<string[]> =>
  navigation(page)
    .locator('li > a, li button')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility({ visibilityProperty: true }))
        .map((item) => item.getAttribute('href') ?? 'manuals'),
    );
const more = (page: Page): Locator => navigation(page).locator('> button');

test('the header’s links go as they overflow: outside ones first, and all are in the menu @H-02', async ({
  page,
  frame,
  baseURL,
}) => {
  // The header of the map is as wide as the window.
  await page.setViewportSize({ width: 1700, height: 700 });
  await page.goto(`${baseURL?.replace('localhost', 'ru.localhost')}/recycling-points`);
  await frame.expectHydrated();
  const all = await shownLinks(page);
  const outside = all.filter((href) => href.startsWith('https:'));
  expect(outside).toHaveLength(2);
  await expect(more(page)).toHaveCount(0);
  let before = all;
  for (const width of [1440, 1280, 1100, 1000, 800, 721]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await shownLinks(page)).length).toBeLessThanOrEqual(before.length);
    const shown = await shownLinks(page);
    expect(all.slice(0, shown.length)).toEqual(shown);
    before = shown;
  }
  await expect.poll(async () => (await shownLinks(page)).length).toBeLessThan(all.length - outside.length);
  await more(page).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('summary').first()).toBeVisible();
  for (const fold of await drawer.locator('summary').all()) await fold.click();
  for (const href of all.filter((link) => link !== 'manuals'))
    await expect(drawer.locator(`a[href="${href}"]`).first()).toBeVisible();
});

for (const locale of LOCALES)
  test(`the map stands beside the events in a header of 768 pixels in ${locale} @H-02`, async ({
    page,
    frame,
  }) => {
    const home = localeBasename(locale, 'local');
    await page.setViewportSize({ width: 768, height: 700 });
    await page.goto(`${home}/charity-events`);
    await frame.expectHydrated();
    expect((await shownLinks(page)).slice(0, 2)).toEqual([
      `${home}/charity-events`,
      `${home}/recycling-points`,
    ]);
  });

test('the header fits at every width in the longest language @H-02 @L-05', async ({ page, frame }) => {
  await page.goto(`${LONGEST}/charity-events`);
  await frame.expectHydrated();
  for (const width of [320, 360, 480, 600, 720, 721, 740, 768, 820, 900, 1024, 1080, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const { outside, page: scroll } = await frame.header.evaluate((header) => ({
      outside: [...header.querySelectorAll('a, button')]
        .filter((item) => item.checkVisibility({ visibilityProperty: true }))
        .map((item) => item.getBoundingClientRect())
        .filter(({ left, right, bottom }) => bottom < 80 && (left < 0 || right > innerWidth)).length,
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect([width, outside, scroll]).toEqual([width, 0, 0]);
  }
});

test('a menu of the header opens, moves and closes by keyboard, at most 300 px wide and 24 px from the edge @H-03 @D-14', async ({
  page,
  frame,
}) => {
  await page.setViewportSize({ width: 740, height: 700 });
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  await frame.languageMenu.focus();
  await page.keyboard.press('Enter');
  const item = frame.header.getByRole('link', { name: 'Қазақша' });
  await expect(item).toBeVisible();
  const panel = await item.evaluate((link) => {
    const { width, right } = (link.closest('[popover]') as Element).getBoundingClientRect();
    return { width, space: document.documentElement.clientWidth - right };
  });
  expect(panel.width).toBeLessThanOrEqual(300);
  expect(panel.space).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(frame.header.getByRole('link', { name: 'English (US)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(frame.languageMenu).toBeFocused();
});

test('the menu of a phone keeps the focus, locks the page, and gives the focus back @H-03 @H-04', async ({
  page,
  frame,
}) => {
  const menu = new PortalMenu(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  await frame.burger.focus();
  await page.keyboard.press('Enter');
  await expect(menu.drawer).toBeVisible();
  await menu.expectPageLocked();
  await expect(menu.drawer.getByRole('link', { name: /App Store/ })).toBeHidden();
  await menu.unfold('For citizens');
  await expect(menu.drawer.getByRole('link', { name: /App Store/ })).toBeVisible();
  await menu.close.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await menu.drawer.evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
  await expect(menu.close).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.drawer).toBeHidden();
  await expect(frame.burger).toBeFocused();
  await frame.burger.click();
  await menu.link('Find a recycling point').click();
  await expect(frame.title('Recycling points')).toBeVisible();
  await expect(menu.drawer).toBeHidden();
});

for (const locale of ['en-us', 'es-ar', 'ru-ru', 'ru-kz', 'kk-kz'])
  test(`in ${locale} a phone shows the first of the menu without scrolling, the rest is folded @H-04`, async ({
    page,
    frame,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/${locale}/charity-events`);
    await frame.expectHydrated();
    await frame.header.locator('button[aria-haspopup="dialog"]:visible').click();
    const drawer = page.locator('dialog[open]');
    await expect(drawer.locator('a[hreflang][aria-current]')).toBeInViewport({ ratio: 1 });
    const first = drawer.locator('nav a').or(drawer.locator('section:not(:has(details)) > a'));
    await expect(first).toHaveCount(5);
    for (const link of await first.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const folds = drawer.locator('details');
    await expect(folds.first()).toBeInViewport();
    for (const fold of await folds.all()) await expect(fold).not.toHaveAttribute('open');
  });

test('a fold of the menu opens by keyboard, is among the stops of Tab then, and Escape closes the menu @H-03 @H-04', async ({
  page,
  frame,
}) => {
  const menu = new PortalMenu(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  await frame.burger.click();
  const companies = menu.drawer.locator('summary').filter({ hasText: 'For companies' });
  await companies.focus();
  await page.keyboard.press('Tab');
  await expect(menu.drawer.locator('summary').filter({ hasText: 'Contacts' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.link('Partner with us')).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu.drawer).toBeHidden();
  await expect(frame.burger).toBeFocused();
});

test('hide-layout-ui leaves the page alone, in the server’s HTML and wherever the visitor goes @R-20', async ({
  page,
  frame,
}) => {
  const { text } = await ask('/en-us/charity-events?hide-layout-ui=true', {
    headers: { 'accept-language': 'es-AR' },
  });
  const [, body = ''] = text.split('id="root"');
  const [rendered = ''] = body.split('<script');
  expect(rendered).toContain('<main');
  expect(rendered).not.toMatch(/class="header_shell|<footer|hreflang|Skip to content/);
  await page.goto('/en-us/charity-events?hide-layout-ui=true');
  await frame.expectHydrated();
  await page.locator('main a[href*="/charity-event/"]').first().click();
  await expect(page).toHaveURL(/charity-event\/\d+/);
  await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.header).toHaveCount(0);
  await expect(frame.footer).toHaveCount(0);
  await expect(page).toHaveURL(/hide-layout-ui=true/);
  await page.reload();
  await frame.expectHydrated();
  await expect(frame.header).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/charity-events\?hide-layout-ui=true$/);
  await expect(frame.header).toHaveCount(0);
  await page.goto('/en-us/charity-events?hide-layout-ui=false');
  await expect(frame.header).toBeVisible();
});

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('a new page begins at its top, going back returns to where it was left @L-04', async ({
  page,
  frame,
}) => {
  await page.goto('/en-us/charity-events');
  await frame.expectSettled();
  const link = frame.footer.getByRole('link', { name: 'Map of recycling points' });
  await link.scrollIntoViewIfNeeded();
  // It takes its room along, at the end of the page.
  await expect(new Notices(page).cookies).toBeHidden();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(frame.title('Recycling points')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

/** How far the organizations' part of home stands below the header. */
const anchorBelowHeader = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const anchor = document.querySelector('#opportunities')?.getBoundingClientRect().top ?? 0;
    return Math.round(anchor - header);
  });

test('on home the header’s link to a part of it leads there, by press and by key, and is not the current page @L-04', async ({
  page,
  frame,
}) => {
  await page.goto('/en-us');
  await frame.expectHydrated();
  await expect(frame.main.locator('#opportunities').getByRole('listitem')).toHaveCount(3);
  const link = frame.header.getByRole('link', { name: 'For organizations' });
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(page).toHaveURL(/#opportunities$/);
  await expect.poll(() => anchorBelowHeader(page)).toBe(20);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await link.press('Enter');
  await expect.poll(() => anchorBelowHeader(page)).toBe(20);
});

test('on a phone the menu’s link to a part of home closes the menu and leads there, from home and from elsewhere @L-04 @H-04', async ({
  page,
  frame,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/en-us', '/en-us/charity-events']) {
    await page.goto(path);
    await frame.expectHydrated();
    await frame.header.getByRole('button', { name: /menu/i }).click();
    const menu = new PortalMenu(page);
    await menu.unfold('For companies');
    await menu.link('Partner with us').click();
    await expect(menu.drawer).toBeHidden();
    await expect(page).toHaveURL('/en-us#opportunities');
    await expect.poll(() => anchorBelowHeader(page)).toBe(20);
  }
});

test.describe('with motion reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an anchor stands 20 px below the header, on arrival and by a link, and nothing glides @L-04', async ({
    page,
    frame,
  }) => {
    const distance = () => anchorBelowHeader(page);
    await page.goto('/en-us#opportunities');
    await frame.expectSettled();
    await expect.poll(distance).toBe(20);
    await frame.events.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await frame.header.getByRole('link', { name: 'For organizations' }).click();
    await expect(page).toHaveURL(/#opportunities$/);
    await expect.poll(distance).toBe(20);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the footer goes in two steps: links and second line, then copyright and contacts @F-04', async ({
  page,
  frame,
}) => {
  const parts = {
    links: frame.footer.getByRole('navigation'),
    languages: frame.footer.getByRole('link', { name: 'English (US)' }),
    copyright: frame.footer.getByText('©'),
    contacts: frame.footer.locator('a[href^="mailto:"]').first(),
  };
  const shown = async () => {
    const entries = Object.entries(parts).map(async ([name, part]) =>
      (await part.isVisible()) ? name : null,
    );
    return (await Promise.all(entries)).filter(Boolean);
  };
  await page.goto(`${LONGEST}/charity-events`);
  await frame.expectHydrated();
  for (const [width, left] of [
    [1440, ['links', 'languages', 'copyright', 'contacts']],
    [800, ['copyright', 'contacts']],
    [360, []],
    [1440, ['links', 'languages', 'copyright', 'contacts']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(shown).toEqual(left);
    await expect(frame.footer.getByRole('link', { name: 'Instagram' }).first()).toBeVisible();
  }
});

for (const width of [360, 768, 1080]) {
  test(`the frame stays where it is while it loads at ${width} px @L-05`, async ({ page, frame }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${LONGEST}/charity-events/no-charity-events`);
    await frame.expectHydrated();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts);
    expect(sum).toBeLessThan(0.02);
  });
}

test('the first Tab offers to skip the header', async ({ page, frame }) => {
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.main).toBeFocused();
});
