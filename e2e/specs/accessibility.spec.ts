import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';

const PREFIXES = ['en-us', 'ru-ru', 'kk-kz'];
const WIDTHS = [1440, 360];
const SCHEMES = ['light', 'dark'] as const;

/** What is wrong on the page as it stands, so that people cannot use or understand it. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const { name, account, path } of ALL_PAGES) {
  test.describe(name, () => {
    test.use({ account, provoked: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

    for (const prefix of PREFIXES) {
      test(`${name} has no barriers in ${prefix}, wide and narrow, light and dark`, async ({
        page,
        frame,
        samples,
      }) => {
        await page.goto(`/${prefix}${path(samples)}`);
        await frame.expectSettled();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            expect([width, colorScheme, await barriers(page)]).toEqual([width, colorScheme, []]);
          }
        }
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
