import { expect, type Locator, type Page } from '@playwright/test';

/** What brings pages into states, in any language: by roles and by what is inside, never by words. */

const header = (page: Page): Locator => page.getByRole('banner');

async function openOf(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Opens the drawer behind the burger. */
export async function openMenu(page: Page): Promise<void> {
  await header(page).locator('button[aria-haspopup="dialog"]:visible').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const disclosures = (page: Page): Locator =>
  header(page).locator('[data-wide-only] > * > button[aria-expanded]');

export const openLanguages = (page: Page): Promise<void> => openOf(disclosures(page).first());

export const openAccountMenu = (page: Page): Promise<void> => openOf(disclosures(page).last());

/** Waits for the dialog that the address opens, and for its form. */
export async function awaitDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').locator('input:visible').first()).toBeVisible();
}

/** Goes on from the page of the login to one whose data the API refuses. */
export async function failToLoad(page: Page): Promise<void> {
  const failure = { status: 500, json: { errors: [{ code: 'internal', title: 'Internal', detail: '' }] } };
  await page.route('**/api/web/v1/promotion/event/**', (route) => route.fulfill(failure));
  await header(page).locator('a[href$="/charity-events"]:visible').first().click();
  await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
}

/** Draws the sheet of the map up as far as it goes. */
export async function drawSheetUp(page: Page): Promise<void> {
  const sheet = page.getByRole('complementary').and(page.locator('[data-sheet]'));
  await expect(async () => {
    await sheet.locator('button[aria-controls]').first().click();
    await expect(sheet).toHaveAttribute('data-sheet', 'full', { timeout: 1000 });
  }).toPass();
}
