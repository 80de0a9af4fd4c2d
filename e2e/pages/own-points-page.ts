import type { Locator, Page } from '@playwright/test';

/** The list of the own recycling points and what is done from it, in English. */
export class OwnPointsPage {
  readonly notices: Locator;
  readonly closing: Locator;
  /** Begins to choose drafts. */
  readonly select: Locator;
  readonly selectReady: Locator;
  readonly sendSelected: Locator;
  readonly selected: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.notices = page.getByRole('region', { name: 'Notifications' });
    const main = page.getByRole('main');
    this.select = main.getByRole('button', { name: 'Select', exact: true });
    this.selectReady = main.getByRole('button', { name: 'Select all ready' });
    this.sendSelected = main.getByRole('button', { name: 'Send for review', exact: true });
    this.selected = main.getByRole('status').filter({ hasText: 'selected' });
    this.closing = page.getByRole('dialog', { name: /^Close “/ });
  }

  /** Makes this tab the one in front: the browser hardly paints the others, and what is pressed has to be painted. */
  bringToFront(): Promise<void> {
    return this.#page.bringToFront();
  }

  /** Opens the list with those points alone whose name or address has these words. */
  async open(words: string): Promise<void> {
    await this.#page.goto(`/en-us/profile/recycling-points?q=${encodeURIComponent(words)}`);
    await this.row(words).first().waitFor();
  }

  row(words: string): Locator {
    return this.#page
      .getByRole('list', { name: 'My recycling points' })
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ has: this.#page.getByRole('heading', { level: 2 }) });
  }

  /** Chooses a point, or gives it up. */
  box(name: string): Locator {
    return this.#page.getByRole('checkbox', { name: `Select “${name}”` });
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
