import type { Locator, Page } from '@playwright/test';

/** The editor of a recycling point, in English. */
export class PointEditorPage {
  readonly name: Locator;
  readonly address: Locator;
  readonly comment: Locator;
  readonly state: Locator;
  readonly failure: Locator;
  readonly restored: Locator;
  readonly save: Locator;
  readonly merge: Locator;
  readonly leaving: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    const main = page.getByRole('main');
    const buttons = { exact: true } as const;
    this.#page = page;
    this.name = main.locator('[name="name"]');
    this.address = main.locator('[name="address"]');
    this.comment = main.getByRole('textbox', { name: 'Comment' });
    this.state = main.getByText(/^(Not saved yet|Everything is saved|.* missing before a review)$/);
    this.failure = main.getByRole('alert');
    this.restored = main.getByText('What you typed before and did not save is back.');
    this.save = main.getByRole('button', { name: 'Save as a draft', ...buttons });
    this.merge = page.getByRole('dialog', { name: 'Two people have changed this point' });
    this.leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  }

  /** Opens the editor of a point, or of a new one. */
  async open(id?: string): Promise<void> {
    await this.#page.goto(
      id === undefined
        ? '/en-us/profile/create-recycling-point'
        : `/en-us/profile/edit-recycling-point/${id}`,
    );
    await this.save.waitFor();
  }
}
