import type { Locator, Page } from '@playwright/test';

/** The dialog that asks to log in again, in English. */
export class LoginAgainDialog {
  readonly dialog: Locator;
  readonly login: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly toLoginPage: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Please, log in again.' });
    this.login = this.dialog.getByRole('textbox', { name: 'Login or email' });
    this.password = this.dialog.getByLabel('Password', { exact: true });
    this.submit = this.dialog.getByRole('button', { name: 'Log in', exact: true });
    this.toLoginPage = this.dialog.getByRole('button', { name: 'Go to the login page' });
  }

  async signIn(login: string, password: string): Promise<void> {
    await this.login.fill(login);
    await this.password.fill(password);
    await this.submit.click();
  }
}
