import { expect, test } from '../fixtures.ts';
import { CrashedTab } from '../pages/crashed-tab.ts';
import { LoginAgainDialog } from '../pages/login-again-dialog.ts';
import { PointEditorPage } from '../pages/point-editor-page.ts';
import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';
import { revoke } from '../set-up/revoke.ts';

const SAVES = '**/api/web/v1/facility/facility/**';

test.describe('a new point', () => {
  test.use({ account: 'all' });

  test('is asked about before it is left, and comes back @P-14', async ({ page }) => {
    const editor = new PointEditorPage(page);
    const away = page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Profile' });
    await editor.open();
    await editor.name.fill('Half a thought');
    await away.click();
    await editor.leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(editor.name).toHaveValue('Half a thought');
    await away.click();
    await editor.leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await editor.open();
    await expect(editor.restored).toBeVisible();
    await expect(editor.name).toHaveValue('Half a thought');
  });

  test('outlasts the crash of its tab @P-14', async ({ page, browser }) => {
    const editor = new PointEditorPage(page);
    await editor.open();
    await editor.name.fill('Before the crash');
    const url = page.url();
    const tab = await CrashedTab.of(browser, url);
    await tab.load(url);
    await expect
      .poll(() => tab.evaluate(`document.querySelector('main [name="name"]')?.value`))
      .toBe('Before the crash');
  });
});

test.describe('a save that fails', () => {
  test.use({ account: 'all', provoked: /ERR_FAILED/ });

  test('keeps everything, says why, and is repeated @P-07 @O-10', async ({ page }) => {
    const editor = new PointEditorPage(page);
    await editor.open();
    await editor.name.fill('Without a line');
    await page.route(SAVES, (route) => route.abort());
    await editor.save.click();
    await expect(editor.failure).toContainText('Everything you typed is still here');
    await expect(editor.name).toHaveValue('Without a line');
    await expect(editor.save).toBeEnabled();
    await page.unroute(SAVES);
    await editor.save.click();
    await expect(editor.state).toHaveText(/missing before a review/);
    await expect(page).toHaveURL(/\/edit-recycling-point\/\d+$/);
    await expect(editor.failure).toHaveCount(0);
  });
});

test.describe('a session that ends while a point is edited', () => {
  test.use({ provoked: /status of 401/ });

  test('is asked for again over the form, which is then saved @P-14 @A-09', async ({ page, loginPage }) => {
    const [editor, again] = [new PointEditorPage(page), new LoginAgainDialog(page)];
    await page.routeWebSocket('**/ws', () => {});
    await loginPage.open();
    await loginPage.signIn(ACCOUNTS.all, PASSWORD);
    await loginPage.expectSignedIn();
    await editor.open();
    await editor.name.fill('Over the end');
    await revoke(page);
    await editor.save.click();
    await again.signIn(ACCOUNTS.all, PASSWORD);
    await expect(again.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/edit-recycling-point\/\d+$/);
    await expect(editor.name).toHaveValue('Over the end');
  });
});
