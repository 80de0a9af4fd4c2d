import type { Locator, Page } from '@playwright/test';

/** The home page. */
export class HomePage {
  readonly events: Locator;
  readonly eventsTitle: Locator;
  readonly eventCards: Locator;
  readonly eventLinks: Locator;
  readonly allEvents: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.events = page.getByRole('main').locator('section[aria-labelledby="next-events"]');
    this.eventsTitle = this.events.getByRole('heading', { level: 2 });
    this.eventCards = this.events.getByRole('listitem');
    this.eventLinks = this.eventCards.getByRole('link');
    this.allEvents = this.events.locator('header').getByRole('link');
  }

  open(prefix = 'en-us'): Promise<unknown> {
    return this.#page.goto(`/${prefix}`);
  }

  /** The moments at which its events begin. */
  async eventStarts(): Promise<Date[]> {
    const starts = await this.eventCards
      .locator('time')
      .evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
    return starts.map((start) => new Date(start));
  }

  height(): Promise<number> {
    return this.#page.evaluate(() => document.documentElement.scrollHeight);
  }
}
