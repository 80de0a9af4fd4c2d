import type { Locale } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { REQUESTS } from './fill-registration.ts';

/** It keeps the rules; a picture shows dots. */
const PASSWORD = 'DemoPass1';

async function fill(page: Page, lines: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(lines))
    await page.locator(`main form [name=${name}]`).fill(value);
  await page.locator('main form :focus').blur();
}

/** Fills in the login; nobody is signed in. */
export const fillLogin = (page: Page, locale: Locale): Promise<void> =>
  fill(page, { username: REQUESTS[locale].email, password: PASSWORD });

/** Asks for a link; none is sent. */
export const fillRestore = (page: Page, locale: Locale): Promise<void> =>
  fill(page, { email: REQUESTS[locale].email });

/** The page of a mailed link: whether it is one is answered in the browser, and no password is set. */
export async function fillNewPassword(page: Page): Promise<void> {
  await page.route('**/restore_password/check/', (route) => route.fulfill({ json: {} }));
  await page.reload();
  await fill(page, { password: PASSWORD, repeatedPassword: PASSWORD });
}
