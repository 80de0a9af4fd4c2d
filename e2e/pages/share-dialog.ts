import type { Locator, Page } from '@playwright/test';

/** The share dialog, opened from the footer. Texts are English unless given. */
export class ShareDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly link: Locator;
  readonly copy: Locator;
  readonly outcome: Locator;

  constructor(page: Page, title = 'Share') {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: title });
    this.link = this.dialog.getByRole('textbox');
    this.copy = this.dialog.getByRole('button', { name: 'Copy link' });
    this.outcome = this.dialog.getByRole('status');
  }

  async open(label = 'Share'): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: label, exact: true }).click();
  }

  /** Host and path of every network, in order. */
  async networks(): Promise<string[]> {
    return this.dialog
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).host + (link as HTMLAnchorElement).pathname),
      );
  }
}
