import { PORTAL_FORMS, withInquiry } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { coveringButtons } from '../pages/button-bar.ts';
import { untilQuiet } from '../pages/quiet.ts';

/** Every dialog with a form, by the search of the address that opens it. */
const DIALOGS = [...Object.keys(PORTAL_FORMS), 'registration'].map((kind) => ({
  kind,
  search: kind === 'inquire' ? withInquiry('', 'government') : `?modal=${kind}`,
}));

async function openDialog(page: Page, address: string) {
  await page.goto(address);
  const dialog = page.locator('dialog[open]');
  const submit = dialog.locator('footer button[type="submit"]');
  await expect(submit).toBeVisible();
  await untilQuiet(page);
  // It rises into its place: on a busy machine it has not begun to when nothing loads any more.
  await dialog.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
  return { dialog, submit };
}

for (const [locale, width, height, zoom] of [
  ['ru-ru', 360, 740, 1],
  ['en-us', 640, 400, 2],
] as const)
  test.describe(`in ${locale} at ${width} by ${height} pixels, zoomed ${zoom} times`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: zoom });

    for (const { kind, search } of DIALOGS)
      test(`nothing lies over the buttons of ${kind} @D-05`, async ({ page }) => {
        const { dialog } = await openDialog(page, `/${locale}${search}`);
        for (const role of await dialog.getByRole('checkbox').all()) await role.check();
        expect(await coveringButtons(dialog)).toEqual([]);
      });

    test('nothing lies over the buttons of the second step of the registration @D-05', async ({ page }) => {
      const { dialog, submit } = await openDialog(page, `/${locale}?modal=registration`);
      for (const role of await dialog.getByRole('checkbox').all()) await role.check();
      await submit.click();
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      expect(await coveringButtons(dialog)).toEqual([]);
    });
  });

for (const { kind, search } of DIALOGS)
  test(`${kind} keeps its place and its height when it shows what is wrong @D-10`, async ({ page }) => {
    const { dialog, submit } = await openDialog(page, `/en-us${search}`);
    const before = await dialog.boundingBox();
    await submit.click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await dialog.boundingBox()).toEqual(before);
  });
