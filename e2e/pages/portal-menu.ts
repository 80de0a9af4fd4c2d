import { expect, type Locator, type Page } from '@playwright/test';

/** The drawer with everything that the portal offers. Texts are English. */
export class PortalMenu {
  readonly page: Page;
  readonly drawer: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.getByRole('dialog', { name: 'Menu' });
    this.close = this.drawer.getByRole('button', { name: 'Close menu' });
  }

  link(name: string): Locator {
    return this.drawer.getByRole('link', { name, exact: true });
  }

  /** Opens a folded part of the menu by its heading. */
  async unfold(name: string): Promise<void> {
    await this.drawer.locator('summary').filter({ hasText: name }).click();
  }

  /** Whether the page behind scrolls by a wheel. */
  async expectPageLocked(): Promise<void> {
    const locked = () =>
      this.page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
    await expect.poll(locked).toBe(true);
  }
}
