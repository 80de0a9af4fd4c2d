import type { Locator, Page } from '@playwright/test';

/** The list of charity events and the page of one, in English. */
export class EventsPages {
  readonly listTitle: Locator;
  readonly events: Locator;
  readonly facts: Locator;
  readonly eventTitle: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.listTitle = main.getByRole('heading', { level: 1, name: 'Charity events' });
    this.events = main.locator('a[href*="/charity-event/"]');
    this.facts = main.getByRole('region', { name: 'When and where' });
    this.eventTitle = main.getByRole('heading', { level: 1 });
  }
}
