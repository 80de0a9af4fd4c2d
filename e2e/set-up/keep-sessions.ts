import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { ACCOUNTS, type Account, PASSWORD, sessionFile } from './accounts.ts';

/** Where logins are kept, and by what browser they are made. */
interface Sessions {
  readonly baseURL: string;
  readonly browser: LaunchOptions;
  readonly folder: string;
  /** What is done to a context before the login page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Signs every demo account of the tests in through the login page, and keeps their logins for the tests. */
export async function keepSessions({ baseURL, browser: options, folder, prepare }: Sessions): Promise<void> {
  const browser = await chromium.launch(options);
  for (const account of Object.keys(ACCOUNTS) as Account[]) {
    const context = await browser.newContext({ baseURL, locale: 'en-US' });
    await prepare?.(context);
    const page = await context.newPage();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(ACCOUNTS[account], PASSWORD);
    // Longer than a test waits: the portal has just started.
    await page.waitForURL(/\/profile\/?$/);
    await login.expectSignedIn();
    await context.storageState({ path: sessionFile(account, folder) });
  }
  await browser.close();
}
