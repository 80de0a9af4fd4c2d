import type { Locator, Page } from '@playwright/test';

/** The page of the OpenID provider where a person signs in. */
export class ProviderPage {
  readonly heading: Locator;
  readonly cancel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Choose an account' });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
  }

  async choose(name: string): Promise<void> {
    await this.#page.getByRole('button', { name }).click();
  }
}
