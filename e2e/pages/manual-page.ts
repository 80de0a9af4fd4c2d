import type { Locator, Page } from '@playwright/test';

/** A manual in English: its text, and the table of contents beside or above it. */
export class ManualPage {
  /** The contents beside the text. */
  readonly side: Locator;
  /** The contents above the text, folded. */
  readonly folded: Locator;
  /** The way back to the folded contents, in sight beside the text. */
  readonly back: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.side = page.getByRole('complementary').getByRole('navigation', { name: 'On this page' });
    this.back = page.getByRole('link', { name: 'Back to contents' });
    this.folded = page.locator('details').filter({ hasText: 'On this page' });
  }

  section(anchor: string): Locator {
    return this.#page.locator(`main section#${anchor}`);
  }

  /** The entry of what is being read. */
  get current(): Locator {
    return this.side.locator('[aria-current]');
  }

  get pictures(): Locator {
    return this.#page.getByRole('main').getByRole('figure').getByRole('img');
  }
}
