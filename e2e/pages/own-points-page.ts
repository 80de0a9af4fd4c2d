import type { Locator, Page } from '@playwright/test';

/** The list of the own recycling points and what is done from it, in English. */
export class OwnPointsPage {
  readonly notices: Locator;
  readonly closing: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.notices = page.getByRole('region', { name: 'Notifications' });
    this.closing = page.getByRole('dialog', { name: /^Close “/ });
  }

  /** Makes this tab the one in front: the browser hardly paints the others, and what is pressed has to be painted. */
  bringToFront(): Promise<void> {
    return this.#page.bringToFront();
  }

  /** Opens the list with those points alone whose name or address has these words. */
  async open(words: string): Promise<void> {
    await this.#page.goto(`/en-us/profile/recycling-points?q=${encodeURIComponent(words)}`);
    await this.row(words).waitFor();
  }

  row(words: string): Locator {
    return this.#page
      .getByRole('list', { name: 'My recycling points' })
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ has: this.#page.getByRole('heading', { level: 2 }) });
  }

  /** The menu of a point. */
  menu(words: string): Locator {
    return this.row(words).getByRole('button', { name: `Actions for “${words}”` });
  }

  /** Opens the menu of a point and chooses from it. */
  async act(words: string, action: string): Promise<void> {
    await this.menu(words).click();
    await this.row(words).getByRole('button', { name: action, exact: true }).click();
  }

  /** The question that an action asks first. */
  question(title: string): Locator {
    return this.#page.getByRole('dialog', { name: title });
  }
}
