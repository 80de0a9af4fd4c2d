import type { Locator, Page } from '@playwright/test';

/** The bar that asks what somebody wants to hand in, and the answer on the map, in any language. */
export class AnswerBar {
  readonly field: Locator;
  readonly options: Locator;
  readonly answer: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.field = main.getByRole('search').getByRole('combobox');
    this.options = page.getByRole('option');
    this.answer = main.locator('section', { has: page.locator('a[href*="/what-to-do-with/"]') });
  }

  /** Types a question as people do, letter by letter. */
  async ask(question: string): Promise<void> {
    await this.field.click();
    await this.field.pressSequentially(question);
  }
}
