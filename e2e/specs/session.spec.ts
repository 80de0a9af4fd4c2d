import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { barriersOn } from '../pages/barriers.ts';
import { LoginAgainDialog } from '../pages/login-again-dialog.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';
import { revoke } from '../set-up/revoke.ts';

const POINTS = '/en-us/profile/recycling-points';
const SEARCH = /facility\/facility\/\?.*q=glass/;

// Each test has a session of its own: one that ends must not be that of another test.
test.beforeEach(async ({ loginPage }) => {
  await loginPage.open();
  await loginPage.signIn(ACCOUNTS.all, PASSWORD);
  await loginPage.expectSignedIn();
});

test.describe('a session that the server ends', () => {
  test.use({ provoked: /status of 401/ });
  // The live link stays silent: it could tell of the end before the page makes its call.
  test.beforeEach(({ page }) => page.routeWebSocket('**/ws', () => {}));

  /** Opens the own points and ends the session. */
  async function openThenRevoke(page: Page, points: Locator): Promise<void> {
    await page.goto(POINTS);
    await expect(points.first()).toBeVisible();
    await revoke(page);
  }

  test('is asked for again over the half-filled form, whose call is then repeated once @D-02 @A-09', async ({
    page,
    cabinetPages,
  }) => {
    const again = new LoginAgainDialog(page);
    const search = cabinetPages.search;
    await openThenRevoke(page, cabinetPages.points);
    const calls: string[] = [];
    page.on('request', (call) => SEARCH.test(call.url()) && calls.push(call.headers().authorization ?? ''));
    const document = await page.evaluateHandle(() => window.document.documentElement);
    await search.fill('glass');
    await expect(again.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(again.dialog).toBeVisible();
    await expect(again.dialog.getByRole('button', { name: /close/i })).toHaveCount(0);
    await expect.poll(() => barriersOn(page)).toEqual([]);

    await again.signIn(ACCOUNTS.all, 'WrongPass1');
    await expect(again.dialog.getByRole('alert')).toContainText('Incorrect login or password');
    await expect(again.password).toBeFocused();
    await again.signIn(ACCOUNTS.all, PASSWORD);
    await expect(again.dialog).toBeHidden();
    await expect(search).toHaveValue('glass');
    await expect(page).toHaveURL(/q=glass/);
    await expect.poll(() => new Set(calls).size).toBe(2);
    expect(await document.evaluate((element) => element === window.document.documentElement)).toBe(true);
    expect(calls.length).toBe(2 * calls.filter((token) => token === calls[0]).length);
  });

  test('given up for the login page leads back to the page @D-02 @A-10', async ({
    page,
    loginPage,
    cabinetPages,
  }) => {
    const again = new LoginAgainDialog(page);
    await openThenRevoke(page, cabinetPages.points);
    await cabinetPages.search.fill('glass');
    await again.toLoginPage.click();
    await expect(page).toHaveURL(/\/profile\/login$/);
    await expect(again.dialog).toBeHidden();
    await loginPage.signIn(ACCOUNTS.all, PASSWORD);
    await expect(cabinetPages.pointsTitle).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/recycling-points\?q=glass$/);
  });
});

test.describe('a session whose time is over', () => {
  /** Lets the time pass until the timer of the session has fired. */
  async function outlive(page: Page): Promise<void> {
    const lifetime = await page.evaluate(() => {
      const { tokenExpire } = JSON.parse(localStorage.getItem('auth') ?? '{}');
      return tokenExpire * 1000 - Date.now();
    });
    await page.clock.fastForward(lifetime - 5 * 60_000);
  }

  test('is told of on a public page, and the message leads back in @A-07 @A-08', async ({ page, frame }) => {
    const again = new LoginAgainDialog(page);
    const message = page.getByRole('region', { name: 'Notifications' });
    await page.clock.install();
    await page.goto('/en-us/charity-events');
    await expect(frame.accountMenu).toBeVisible();
    await outlive(page);
    await expect(message).toContainText('Session has expired. Please log in again.');
    await expect(frame.visitorMenu).toBeVisible();
    await message.getByRole('button', { name: 'Log in' }).click();
    await again.signIn(ACCOUNTS.all, PASSWORD);
    await expect(again.dialog).toBeHidden();
    await expect(frame.accountMenu).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL(/\/charity-events$/);
  });

  test('is asked for again in the cabinet, over what was typed @A-07 @A-08 @D-02', async ({
    page,
    cabinetPages,
  }) => {
    const again = new LoginAgainDialog(page);
    await page.clock.install();
    await page.goto(POINTS);
    await expect(cabinetPages.points.first()).toBeVisible();
    await cabinetPages.search.fill('glass');
    await expect(page).toHaveURL(/q=glass$/);
    await outlive(page);
    await expect(again.dialog).toBeVisible();
    await again.signIn(ACCOUNTS.all, PASSWORD);
    await expect(again.dialog).toBeHidden();
    await expect(cabinetPages.search).toHaveValue('glass');
    await expect(cabinetPages.search).toBeFocused();
  });
});

test('a login and a logout reach the other tab @A-06', async ({ page, context, frame }) => {
  const other = await context.newPage();
  await other.goto('/en-us/profile');
  await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible();
  await page.bringToFront();
  await page.goto('/en-us/profile/logout');
  await frame.main.getByRole('button', { name: 'Log out' }).click();
  await expect(frame.title('You are logged out')).toBeVisible();
  await expect(other).toHaveURL(/\/profile\/login$/);

  await other.bringToFront();
  await new LoginPage(other).signIn(ACCOUNTS.all, PASSWORD);
  await expect(frame.accountMenu).toBeVisible();
  await expect(other).toHaveURL(/\/profile$/);
});
