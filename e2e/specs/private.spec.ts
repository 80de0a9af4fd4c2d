import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { barriersOn } from '../pages/barriers.ts';
import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';

const CREDENTIALS_ERROR = 'Incorrect login or password. Please check your credentials and try again.';
const SERVER_ERROR = 'An error occurred during sign-in. Please try again later.';

test.describe('a visitor', () => {
  for (const path of ['/profile', '/profile/recycling-points']) {
    test(`is redirected from ${path} to the login @R-15 @A-10`, async ({ page, loginPage }) => {
      const answer = await ask(`/en-us${path}`);
      expect([answer.status, answer.headers.location]).toEqual([302, '/en-us/profile/login']);
      await page.goto(`/en-us${path}`);
      await expect(page).toHaveURL(/\/en-us\/profile\/login$/);
      await expect(loginPage.heading).toBeVisible();
    });
  }

  test('can send the form only when both fields are filled @A-04', async ({ loginPage }) => {
    await loginPage.open();
    await expect(loginPage.submit).toBeDisabled();
    await loginPage.login.fill(ACCOUNTS.user);
    await expect(loginPage.submit).toBeDisabled();
    await loginPage.password.fill('x');
    await expect(loginPage.submit).toBeEnabled();
    await loginPage.login.fill('');
    await expect(loginPage.submit).toBeDisabled();
  });
});

test.describe('a login that fails', () => {
  test.use({ provoked: /status of 4\d\d|status of 5\d\d/ });

  test('says that login or password are wrong @A-02', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.signIn(ACCOUNTS.user, 'WrongPass1');
    await expect(loginPage.failure).toHaveText(CREDENTIALS_ERROR);
    expect(await page.context().cookies()).toEqual([]);
    await loginPage.signIn(ACCOUNTS.user, PASSWORD);
    await loginPage.expectSignedIn();
  });

  for (const login of ['blocked', 'inactive', 'staff', 'norole']) {
    test(`refuses ${login}@demo.test and keeps nothing of it @A-01 @A-03`, async ({ page, loginPage }) => {
      await loginPage.open();
      await loginPage.signIn(`${login}@demo.test`, PASSWORD);
      await expect(loginPage.failure).toHaveText(CREDENTIALS_ERROR);
      await expect(page).toHaveURL(/\/profile\/login$/);
      expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
      expect((await page.context().cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);
    });
  }

  test('offers to try again when the server is at fault, and then lets in @A-02', async ({
    page,
    loginPage,
  }) => {
    const token = '**/api/web/v1/authing/password/token/';
    await loginPage.open();
    await page.route(token, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await loginPage.signIn(ACCOUNTS.user, PASSWORD);
    await expect(loginPage.failure).toHaveText(SERVER_ERROR);
    await expect(loginPage.submit).toHaveText('Try again');
    await page.unroute(token);
    await loginPage.submit.click();
    await loginPage.expectSignedIn();
  });
});

test.describe('somebody signed in', () => {
  test.use({ account: 'all' });

  test('stays signed in after a reload @A-06', async ({ page, frame }) => {
    await page.goto('/en-us/profile');
    await expect(frame.accountMenu).toBeVisible();
    await page.reload();
    await expect(frame.accountMenu).toBeVisible();
    await expect(page).toHaveURL(/\/en-us\/profile$/);
  });

  test('is redirected from the login page to the cabinet @A-10', async ({ page, frame }) => {
    await page.goto('/en-us/profile/login');
    await expect(page).toHaveURL(/\/en-us\/profile\/?$/);
    await expect(frame.accountMenu).toBeVisible();
  });
});

test.describe('somebody without the role', () => {
  test.use({ account: 'user' });

  test('finds the 404 page in place of a page of another role @R-15 @A-10', async ({ page, frame }) => {
    await page.goto('/en-us/profile/recycling-points');
    await expect(frame.title('Page Not Found')).toBeVisible();
    await frame.accountMenu.click();
    await expect(frame.header.getByRole('link', { name: 'My recycling points' })).toHaveCount(0);
  });
});

test('logging out asks first, revokes the token, and ends the session @A-10 @A-12', async ({
  page,
  frame,
  loginPage,
}) => {
  await loginPage.open();
  await loginPage.signIn(ACCOUNTS.user, PASSWORD);
  await loginPage.expectSignedIn();
  await frame.followAccountLink('Log out');
  await expect(frame.title('Are you sure you want to log out?')).toBeVisible();
  const revoked = page.waitForRequest(
    (call) => call.method() === 'POST' && call.url().includes('/api/web/v1/auth'),
  );
  await frame.main.getByRole('button', { name: 'Log out' }).click();
  expect((await revoked).headers().authorization).toMatch(/^Bearer /);
  await expect(frame.title('You are logged out')).toBeVisible();
  await expect(frame.visitorMenu).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await page.goto('/en-us/profile');
  await expect(page).toHaveURL(/\/en-us\/profile\/login$/);
});

test.describe('without a connection', () => {
  test.use({ account: 'user', provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('logging out works although the call fails @A-12', async ({ page, frame }) => {
    await page.goto('/en-us/profile/logout');
    await frame.expectHydrated();
    await page.context().setOffline(true);
    await frame.main.getByRole('button', { name: 'Log out' }).click();
    await expect(frame.title('You are logged out')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  });

  test('a page reports a lost live connection, until it is back @A-13', async ({ page, context, frame }) => {
    const status = page.getByRole('status').getByText('No live connection');
    await page.goto('/en-us/profile');
    await frame.expectSettled();
    await context.setOffline(true);
    await expect(status).toBeVisible();
    await expect.poll(() => barriersOn(page)).toEqual([]);
    await context.setOffline(false);
    await expect(status).toHaveCount(0);
  });
});
