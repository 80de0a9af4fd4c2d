import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { LoginAgainDialog } from '../pages/login-again-dialog.ts';
import { ProviderPage } from '../pages/provider-page.ts';

const START = '/api/web/v1/authing/google/start/';
const FAILED = 'Error while signing in with Google';

test('a person signs in with Google from the login page, in their language @R-13 @A-11', async ({ page }) => {
  const provider = new ProviderPage(page);
  await page.goto('/es-ar/profile/login');
  await page.getByRole('main').getByRole('link', { name: 'Ingresar con Google' }).click();
  await provider.choose('Nora New');
  await expect(page).toHaveURL(/\/es-ar\/profile\/?$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Nora New/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /Nora New/ })).toBeVisible();
  await page.goto('/es-ar/google-auth?code=another&state=one');
  await expect(page).toHaveURL(/\/es-ar\/profile\/?$/);
});

test('a person who cancels at Google gets a page that says so, with a link back @R-13 @A-11', async ({
  page,
  frame,
  loginPage,
}) => {
  const provider = new ProviderPage(page);
  await loginPage.open();
  await loginPage.google.click();
  await provider.cancel.click();
  await expect(frame.title(FAILED)).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/google-auth-error$/);
  await expect(page).toHaveTitle(new RegExp(FAILED));
  await frame.main.getByRole('link', { name: 'Back to the login page' }).click();
  await expect(loginPage.heading).toBeVisible();
});

test.describe('an account that may not sign in', () => {
  test.use({ provoked: /status of 403/ });

  test('is refused after Google, too, and nothing of it is kept @R-13 @A-11', async ({
    page,
    frame,
    loginPage,
  }) => {
    await loginPage.open();
    await loginPage.google.click();
    await new ProviderPage(page).choose('Igor Blocked');
    await expect(frame.title(FAILED)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('google_sign_in');
  });
});

test.describe('a session of somebody without a password', () => {
  test.use({ provoked: /status of 401/ });

  test('that ended goes on after a sign-in with Google in another tab @A-09 @A-11', async ({
    page,
    context,
    frame,
    loginPage,
  }) => {
    const again = new LoginAgainDialog(page);
    // The live link stays silent: it could tell of the end before the page is loaded anew.
    await page.routeWebSocket('**/ws', () => {});
    await loginPage.open();
    await loginPage.google.click();
    await new ProviderPage(page).choose('Nora New');
    await expect(page).toHaveURL(/\/en-us\/profile$/);
    await expect(frame.accountMenu).toBeVisible();
    const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value;
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post('/api/web/v1/authing/logout/', { headers });
    await page.reload();
    const opened = context.waitForEvent('page');
    await again.dialog.getByRole('link', { name: 'Sign in with Google' }).click();
    await expect(await opened).toHaveURL(/\/en-us\/profile$/);
    await expect(again.dialog).toBeHidden();
    await expect(frame.accountMenu).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to Google works @A-11', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.google.click();
    await expect(new ProviderPage(page).heading).toBeVisible();
  });
});

test('Kazakhstan has no sign-in with Google, on its pages and on its host @A-11 @I-03', async () => {
  expect((await ask('/en-us/profile/login')).text).toContain(START);
  for (const path of ['/kk-kz/profile/login', '/ru-kz/profile/login'])
    for (const host of ['localhost', 'kz.localhost'])
      expect((await ask(path, { host })).text).not.toContain(START);
  expect((await ask(START, { host: 'kz.localhost' })).status).toBe(403);
});
