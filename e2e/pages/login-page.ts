import { expect, type Locator, type Page } from '@playwright/test';

/** The login page in English. */
export class LoginPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly login: Locator;
  readonly password: Locator;
  /** Shows the password, and hides it. */
  readonly eye: Locator;
  readonly submit: Locator;
  readonly failure: Locator;
  readonly google: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Log in' });
    this.login = main.getByRole('textbox', { name: 'Login or email' });
    this.password = main.getByLabel('Password', { exact: true });
    this.eye = main.getByRole('button', { name: /^(Show|Hide) password$/ });
    this.submit = main.getByRole('button', { name: /^(Log in|Try again)$/ });
    this.failure = main.getByRole('alert');
    this.google = main.getByRole('link', { name: 'Sign in with Google' });
  }

  async open(): Promise<void> {
    await this.page.goto('/en-us/profile/login');
    await expect(this.heading).toBeVisible();
  }

  async signIn(login: string, password: string): Promise<void> {
    await this.login.fill(login);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Waits until the cabinet has replaced the login page. */
  async expectSignedIn(): Promise<void> {
    await expect(this.page).toHaveURL(/\/profile\/?$/);
    await expect(this.heading).toBeHidden();
  }
}
