import { expect, test } from '../fixtures.ts';
import { barriersOn } from '../pages/barriers.ts';

test('the open menus have no barriers', async ({ page, frame }) => {
  await page.goto('/en-us');
  await frame.expectHydrated();
  await frame.languageMenu.click();
  await expect.poll(() => barriersOn(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await frame.burger.click();
  await expect.poll(() => barriersOn(page)).toEqual([]);
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
