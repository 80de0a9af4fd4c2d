import type { Locator, Page } from '@playwright/test';

/** The registration, in English. */
export class RegistrationDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly outcome: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Sign up' });
    this.outcome = this.dialog
      .locator('[role="status"], [role="alert"]')
      .filter({ has: page.getByRole('heading') });
  }

  role(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name });
  }

  step(number: 1 | 2): Locator {
    return this.dialog.getByRole('heading', { name: new RegExp(`^Step ${number} of 2`) });
  }

  /** Chooses roles and goes on to the fields that they ask for. */
  async chooseRoles(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.role(name).check();
    await this.button('Continue').click();
    await this.step(2).waitFor();
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.field(name).fill(value);
  }

  /** A phone number is typed: it cannot be pasted. */
  async typePhone(digits: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: /code/i }).waitFor();
    await this.dialog.getByRole('textbox', { name: 'Phone' }).pressSequentially(digits);
  }
}
