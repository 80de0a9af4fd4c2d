import { chromium } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { ACCOUNTS, type Account, PASSWORD, sessionFile } from './accounts.ts';
import { BROWSER } from './browser.ts';
import { startPortalForTests } from './portal-for-tests.ts';

async function keepSessions(baseURL: string): Promise<void> {
  const browser = await chromium.launch(BROWSER);
  for (const account of Object.keys(ACCOUNTS) as Account[]) {
    const context = await browser.newContext({ baseURL, locale: 'en-US' });
    const page = await context.newPage();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(ACCOUNTS[account], PASSWORD);
    // Longer than a test waits: the portal has just started.
    await page.waitForURL(/\/profile\/?$/);
    await login.expectSignedIn();
    await context.storageState({ path: sessionFile(account) });
  }
  await browser.close();
}

/** Starts the portal once for all suites, and keeps the logins that they use. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, stop } = await startPortalForTests();
  process.env.E2E_SESSIONS = folder;
  try {
    await keepSessions(process.env.BASE_URL ?? '');
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
