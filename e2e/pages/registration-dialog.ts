import { expect, type Locator, type Page } from '@playwright/test';
import { mailsTo } from './newsletter-mails.ts';

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

/** The path of the page that the newest mail of a kind leads a person to. */
export async function pageOfMail(email: string, page: 'confirm-email' | 'restore-password'): Promise<string> {
  const path = new RegExp(`/${page}/[\\w-]+`);
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(email);
      found = mails.map(({ text }) => path.exec(text)?.[0]).find(Boolean);
      return found;
    })
    .toBeTruthy();
  return `/en-us${found}`;
}
