import { expect, type Locator, type Page } from '@playwright/test';

/** A dialog with a form, in English. */
export class FormDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly summary: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name });
    this.summary = this.dialog.getByRole('alert').first();
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  /** The selector before a phone number. */
  get callingCode(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Country calling code' });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.field(name).fill(value);
  }

  async expectFilled(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await expect(this.field(name)).toHaveValue(value);
  }
}
