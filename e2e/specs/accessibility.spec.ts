import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';

test.describe.configure({ mode: 'parallel' });

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** English is looked at in every way; the other languages, which differ in words alone, at each width and scheme. */
const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  'en-us': [
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ],
  'ru-ru': [
    [1440, 'light'],
    [360, 'dark'],
  ],
  'kk-kz': [
    [1440, 'dark'],
    [360, 'light'],
  ],
};

/** What is wrong on the page as it stands, so that people cannot use or understand it. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const { name, account, path } of ALL_PAGES) {
  test.describe(name, () => {
    test.use({ account, provoked: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

    for (const [prefix, looks] of Object.entries(LOOKS)) {
      test(`${name} has no barriers in ${prefix}, wide and narrow, light and dark`, async ({
        page,
        frame,
        samples,
      }) => {
        await page.goto(`/${prefix}${path(samples)}`);
        await frame.expectSettled();
        const found: Record<string, string[]> = {};
        for (const [width, colorScheme] of looks) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          found[`${width} ${colorScheme}`] = await barriers(page);
        }
        expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
      });
    }
  });
}

test('the open menus have no barriers', async ({ page, frame }) => {
  await page.goto('/en-us');
  await frame.expectHydrated();
  await frame.languageMenu.click();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await frame.burger.click();
  expect(await barriers(page)).toEqual([]);
});

test('the keyboard reaches the main content and every point of the list @M-06', async ({
  page,
  frame,
  mapPage,
}) => {
  await page.goto('/en-us/recycling-points');
  await frame.expectHydrated();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const first = mapPage.points.first();
  const name = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(mapPage.card(name)).toBeVisible();
});
