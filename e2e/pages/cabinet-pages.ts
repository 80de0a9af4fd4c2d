import type { Locator, Page } from '@playwright/test';

/** The profile and the list of one's own recycling points, in English. */
export class CabinetPages {
  readonly greeting: Locator;
  readonly balance: Locator;
  readonly withdrawals: Locator;
  readonly pointsTitle: Locator;
  readonly points: Locator;
  readonly statusFilter: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.greeting = main.getByRole('heading', { level: 1, name: /^Hello, / });
    this.balance = main.getByRole('region', { name: 'Balance' });
    this.withdrawals = main.getByRole('list', { name: 'Your eco-points, in and out' }).getByRole('listitem');
    this.pointsTitle = main.getByRole('heading', { level: 1, name: 'My recycling points' });
    this.points = main.getByRole('list', { name: 'My recycling points' }).getByRole('listitem');
    this.search = main.getByRole('searchbox');
    this.statusFilter = main.getByRole('navigation', { name: 'Filter by status' });
  }
}
