import { expect, test } from '../fixtures.ts';
import { OwnPoints } from '../http/own-points.ts';
import { barriersOn } from '../pages/barriers.ts';
import { CrashedTab } from '../pages/crashed-tab.ts';
import { LoginAgainDialog } from '../pages/login-again-dialog.ts';
import { overflowOf } from '../pages/overflow.ts';
import { OwnPointsPage } from '../pages/own-points-page.ts';
import { PointEditorPage } from '../pages/point-editor-page.ts';
import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';
import { photo } from '../set-up/photo.ts';
import { revoke } from '../set-up/revoke.ts';

const COORDINATES = '43.2567, 76.9286';
const WORDS = { contact: 'Ada', phone: '1143215678', email: 'ada@example.org', rules: 'Rinse the jars.' };
const SAVES = '**/api/web/v1/facility/facility/**';

test.describe('a new point', () => {
  test.use({ account: 'all' });

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`is made of everything at ${width} px, survives a reload, and is sent for review and deleted @P-01 @P-02 @P-07 @P-11 @P-12 @P-13 @P-14 @R-15`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const [editor, list] = [new PointEditorPage(page), new OwnPointsPage(page)];
      const name = `Jars of ${width}`;
      await editor.open();
      await editor.name.fill(name);
      await editor.chooseIcon('Glass');
      await editor.findAddress('Almaty');
      await expect(editor.address).toHaveValue(/Almaty/);
      const found = await editor.coordinates.inputValue();
      await editor.pressMap();
      await expect(editor.coordinates).not.toHaveValue(found);
      await editor.coordinates.fill(COORDINATES);
      await editor.addRate('Glass jars', 'kg', '1.5');
      await editor.openOnWorkdays();
      await editor.describe(WORDS);
      await editor.addPhotos([await photo('red.jpg', '#c03030'), await photo('blue.jpg', '#3050c0')]);
      await expect(editor.photos).toHaveCount(2);
      const [first, second] = await editor.photoAddresses();
      await editor.moveForward('photo 2 of 2');
      expect(await editor.photoAddresses()).toEqual([second, first]);

      await page.reload();
      await expect(editor.restored).toBeVisible();
      await expect(editor.name).toHaveValue(name);
      await expect(editor.coordinates).toHaveValue(COORDINATES);
      await expect(editor.price).toHaveValue('1.5');
      // The photos are the last of the sections, which come one after another.
      await expect(editor.photos).toHaveCount(2);
      expect(await editor.timesOf('Friday')).toEqual([
        '9:00\u00a0AM',
        '6:00\u00a0PM',
        '1:00\u00a0PM',
        '2:00\u00a0PM',
      ]);
      expect(await editor.photoAddresses()).toEqual([second, first]);
      await expect(editor.complete).toBeVisible();
      expect(await overflowOf(page)).toEqual([]);
      expect(await barriersOn(page)).toEqual([]);

      await editor.save.click();
      await expect(page).toHaveURL(/\/profile\/edit-recycling-point\/\d+$/);
      await expect(editor.state).toHaveText('Everything is saved');
      const id = page.url().split('/').at(-1) ?? '';
      const saved = await (await OwnPoints.signedIn()).read(id);
      expect(saved).toMatchObject({ name, rates_info: [{ srm_id: 'glass-jars', price: 1.5 }] });
      expect(saved.photos).toHaveLength(2);

      await editor.review.click();
      await expect(page).toHaveURL(/\/profile\/recycling-points$/);
      await expect(list.notices).toContainText(`“${name}” is with the moderators.`);
      await list.open(name);
      await expect(list.row(name)).toContainText('In review');
      await list.act(name, 'Delete…');
      const question = list.question(`Delete “${name}”?`);
      await question.getByRole('button', { name: 'No, don’t delete' }).click();
      await expect(list.row(name)).toBeVisible();
      await list.act(name, 'Delete…');
      await question.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(list.row(name)).toHaveCount(0);
    });

  test('takes a price by the Russian convention @P-02', async ({ page }) => {
    await page.goto('/ru-ru/profile/create-recycling-point');
    const main = page.getByRole('main');
    await main.locator('[name="name"]').fill('Цена по-русски');
    await main.getByRole('button', { name: 'Добавить сырьё' }).click();
    const row = main.getByRole('group', { name: 'Сырьё 1', exact: true });
    await row.getByLabel('Сырьё', { exact: true }).selectOption('Стеклянные банки');
    await row.getByLabel('Единица').selectOption('кг');
    await row.getByLabel(/^Цена/).fill('1,5');
    await main.getByRole('button', { name: 'Сохранить черновик' }).click();
    await expect(page).toHaveURL(/\/edit-recycling-point\/\d+$/);
    const points = await OwnPoints.signedIn();
    const id = page.url().split('/').at(-1) ?? '';
    expect(await points.read(id)).toMatchObject({ rates_info: [{ price: 1.5 }] });
    await points.call('DELETE', `${id}/`);
  });

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
    // What is typed is kept behind the next paint.
    await page.waitForFunction(() => Object.values(sessionStorage).join().includes('Before the crash'));
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
