import type { Locator, Page } from '@playwright/test';

/** The page that imports own points from a file, in English. */
export class ImportPage {
  readonly chooser: Locator;
  readonly problem: Locator;
  readonly rows: Locator;
  readonly confirm: Locator;
  readonly outcome: Locator;
  readonly reviewAll: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.chooser = main.getByRole('button', { name: /^Choose (a|another) file$/ });
    this.problem = main.getByRole('alert');
    this.rows = main.getByRole('list', { name: 'Rows of the file' }).locator('> li');
    this.confirm = main.getByRole('button', { name: /^Import \d/ });
    this.outcome = main.getByRole('heading', { level: 2, name: / came in$/ });
    this.reviewAll = main.getByRole('button', { name: 'Send complete drafts for review' });
  }

  /** Comes from the list of points, by its menu. */
  async open(): Promise<void> {
    await this.#page.goto('/en-us/profile/recycling-points');
    await this.#page.getByRole('button', { name: 'Import and export' }).click();
    await this.#page.getByRole('link', { name: 'Import from a file' }).click();
  }

  /** Chooses a file by the keyboard. */
  async choose(name: string, text: string): Promise<void> {
    const opened = this.#page.waitForEvent('filechooser');
    await this.chooser.focus();
    await this.#page.keyboard.press('Enter');
    const mimeType = 'text/csv';
    await (await opened).setFiles({ name, mimeType, buffer: Buffer.from(text) });
  }

  /** Leaves the report of a file for another one. */
  async startOver(): Promise<void> {
    await this.chooser.click();
    await this.#page.getByRole('heading', { name: 'Drop your file here' }).waitFor();
  }

  /** The number and the word of an outcome, which filters the rows. */
  count(word: string): Locator {
    return this.#page.getByRole('group').getByRole('button', { name: word });
  }
}
