import { expect, type Locator, type Page } from '@playwright/test';

/** The list of charity events and the page of one, in English. */
export class EventsPages {
  readonly listTitle: Locator;
  readonly events: Locator;
  readonly facts: Locator;
  readonly nearby: Locator;
  readonly eventTitle: Locator;
  readonly filters: Locator;
  readonly chosen: Locator;
  readonly count: Locator;
  readonly map: Locator;
  readonly marks: Locator;
  readonly groups: Locator;
  readonly openFilters: Locator;
  readonly sheet: Locator;
  readonly quick: Locator;
  readonly showMap: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.#page = page;
    this.listTitle = main.getByRole('heading', { level: 1, name: 'Charity events' });
    this.events = main.getByRole('list').locator('a[href*="/charity-event/"]');
    this.facts = main.getByRole('region', { name: 'When and where' });
    this.nearby = main.getByRole('region', { name: /^More in / }).getByRole('link');
    this.eventTitle = main.getByRole('heading', { level: 1 });
    this.filters = main.getByRole('search', { name: 'Filters' });
    this.chosen = main.getByRole('list', { name: 'Chosen filters' });
    this.count = main.getByRole('status');
    this.map = main.getByRole('region', { name: 'Map of the events in this list' });
    this.marks = this.map.getByRole('link');
    this.groups = this.map.getByRole('button', { name: /^\d+ events, zoom in$/ });
    this.openFilters = main.getByRole('button', { name: /^Filters/ });
    this.sheet = page.getByRole('dialog', { name: 'Filters' });
    this.quick = main.getByRole('list', { name: 'Quick filters' });
    this.showMap = main.getByRole('button', { name: 'Map', exact: true });
  }

  /** Opens the list in English. */
  open(query = ''): Promise<unknown> {
    return this.#page.goto(`/en-us/charity-events${query}`);
  }

  /** Fills in the given fields and applies the filter. */
  async narrow({ kind, from, to }: { kind?: string; from?: string; to?: string }): Promise<void> {
    if (kind) await this.filters.getByLabel('Kind').selectOption(kind);
    if (from) await this.filters.getByLabel('From').fill(from);
    if (to) await this.filters.getByLabel('To', { exact: true }).fill(to);
    await this.filters.getByRole('button', { name: 'Show events' }).click();
  }

  /** Where the title and the first event begin, in pixels from the top of the window. */
  async beginnings(): Promise<number[]> {
    const firstCard = this.#page.getByRole('main').locator('ol > li').first();
    const boxes = await Promise.all(
      [this.#page.getByRole('heading', { level: 1 }), firstCard].map((part) => part.boundingBox()),
    );
    return boxes.map((box) => box?.y ?? Number.POSITIVE_INFINITY);
  }

  /** The map shows each event of the list, alone or in a group, also while a list is being replaced by another. */
  async expectMarkForEachEvent(): Promise<void> {
    await expect
      .poll(async () => {
        const inGroups = (await this.groups.allTextContents()).map(Number);
        const shown = inGroups.reduce((sum, size) => sum + size, await this.marks.count());
        return shown > 0 && shown === (await this.events.count());
      })
      .toBe(true);
  }
}
