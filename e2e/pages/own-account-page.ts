import { expect, type Locator, type Page } from '@playwright/test';

/** The page of one's own account, in English. */
export class OwnAccountPage {
  readonly title: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Account' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/en-us/profile/account');
    await expect(this.title).toBeVisible();
  }

  /** A part of the page, by its heading. */
  part(name: string): Locator {
    return this.#page.getByRole('main').getByRole('region', { name, exact: true });
  }

  async changePassword(now: string, next: string): Promise<void> {
    const part = this.part('Password');
    await part.getByLabel('Present password').fill(now);
    await part.getByLabel(/^New password( \*)?$/).fill(next);
    await part.getByLabel(/^New password again/).fill(next);
    await part.getByRole('button', { name: 'Change password' }).click();
    await expect(part.getByRole('status')).toContainText('Your password is changed');
  }

  async changeEmail(email: string, password: string): Promise<void> {
    const part = this.part('Email');
    await part.getByRole('textbox', { name: 'New email' }).fill(email);
    await part.getByLabel('Present password').fill(password);
    await part.getByRole('button', { name: 'Send the link' }).click();
    await expect(part.getByRole('status')).toContainText('Look into the new mailbox');
  }

  async logOutEverywhere(): Promise<void> {
    await this.part('Sessions').getByRole('button', { name: 'Log out everywhere' }).click();
    const question = this.#page.getByRole('dialog', { name: 'Log out everywhere?' });
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
  }

  /** Saves the copy of one's data; returns the file's name. */
  async export(): Promise<string> {
    const saved = this.#page.waitForEvent('download');
    await this.part('Your data').getByRole('button', { name: 'Download my data' }).click();
    return (await saved).suggestedFilename();
  }

  async delete(password: string): Promise<void> {
    const part = this.part('Delete the account');
    await part.getByRole('button', { name: 'Delete my account' }).click();
    await part.getByLabel('Present password').fill(password);
    await part.getByRole('button', { name: 'Delete for good' }).click();
  }
}
