import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { mailedLink, signUp } from '../pages/account-mails.ts';
import { LoginAgainDialog } from '../pages/login-again-dialog.ts';
import { LoginPage } from '../pages/login-page.ts';
import { mailsTo } from '../pages/newsletter-mails.ts';
import { OwnAccountPage } from '../pages/own-account-page.ts';
import { PortalFrame } from '../pages/portal-frame.ts';

const FIRST = 'FirstPass1';
const SECOND = 'SecondPass2';

// Sessions that have ended are refused, and passwords that are no longer right: the browser logs both answers.
test.use({ provoked: /status of 4(00|01)/ });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(email, password);
  await login.expectSignedIn();
}

/** A new person who has confirmed their e-mail. */
async function newPerson(page: Page): Promise<string> {
  const email = await signUp(FIRST);
  const frame = new PortalFrame(page);
  await page.goto(await mailedLink(email, 'confirm-email'));
  await frame.expectHydrated();
  await frame.main.getByRole('button', { name: 'Confirm email' }).click();
  await expect(frame.title('Your email is confirmed')).toBeVisible();
  return email;
}

/** Another device on which the person is signed in. The end of its session is told over the page, or known before it opens. */
async function otherDevice(browser: Browser, email: string, password: string) {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await signIn(page, email, password);
  const expectSignedOut = async (): Promise<void> => {
    await page.goto('/en-us/profile/account');
    const { dialog } = new LoginAgainDialog(page);
    await expect(dialog.or(new LoginPage(page).heading).first()).toBeVisible();
    await context.close();
  };
  return { expectSignedOut };
}

test('a person changes password and e-mail, logs out everywhere, takes their data and leaves @X-19', async ({
  page,
  browser,
  frame,
  loginPage,
}) => {
  test.setTimeout(120_000);
  const own = new OwnAccountPage(page);
  const email = await newPerson(page);
  await signIn(page, email, FIRST);

  await test.step('a new password ends the sessions of other devices', async () => {
    const other = await otherDevice(browser, email, FIRST);
    await own.open();
    await own.changePassword(FIRST, SECOND);
    await other.expectSignedOut();
    await page.reload();
    await expect(own.title).toBeVisible();
  });

  const moved = `new-${email}`;
  await test.step('a new email counts once its mailbox has confirmed it', async () => {
    await own.changeEmail(moved, SECOND);
    await expect(own.part('Email')).toContainText(`Your account has the address ${email}`);
    await page.goto(await mailedLink(moved, 'confirm-new-email'));
    await frame.expectHydrated();
    await frame.main.getByRole('button', { name: /^Confirm/ }).click();
    await expect(frame.title('Your new email is confirmed')).toBeVisible();
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('email-changed');
    await own.open();
    await expect(own.part('Email')).toContainText(`Your account has the address ${moved}`);
  });

  await test.step('all sessions end at once', async () => {
    const other = await otherDevice(browser, moved, SECOND);
    await own.open();
    await own.logOutEverywhere();
    await expect(frame.title('You are logged out')).toBeVisible();
    await other.expectSignedOut();
    await signIn(page, moved, SECOND);
  });

  await test.step('the account is exported and deleted', async () => {
    await own.open();
    expect(await own.export()).toMatch(/\.zip$/);
    await own.delete(SECOND);
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await loginPage.open();
    await loginPage.signIn(moved, SECOND);
    await expect(loginPage.failure).toContainText('Incorrect login or password.');
  });
});
