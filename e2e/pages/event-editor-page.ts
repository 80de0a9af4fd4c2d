import type { Locator, Page } from '@playwright/test';

/** What is filled in of an event. */
export interface EventFacts {
  readonly name: string;
  readonly kind: string;
  readonly starts: string;
  readonly ends: string;
  readonly coordinates: string;
  readonly address: string;
  readonly description: string;
  readonly organizer: string;
  readonly email: string;
}

/** My charity events and the editor of one, in English. */
export class EventEditorPage {
  readonly list: Locator;
  readonly name: Locator;
  readonly state: Locator;
  readonly gaps: Locator;
  readonly save: Locator;
  readonly publish: Locator;
  readonly #main: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.#page = page;
    this.#main = main;
    this.list = main.getByRole('list', { name: 'My charity events' });
    this.name = main.getByRole('textbox', { name: 'Name of the event' });
    this.state = main.getByText(/^(Not saved yet|All changes are saved)$/);
    this.gaps = main.getByRole('region', { name: 'Missing before publication' }).getByRole('button');
    this.save = main.getByRole('button', { name: 'Save draft' });
    this.publish = main.getByRole('button', { name: 'Publish', exact: true });
  }

  /** Opens the editor of a new event. */
  create(): Promise<unknown> {
    return this.#page.goto('/en-us/profile/create-charity-event');
  }

  /** Fills in everything that an event needs but its name. */
  async fill(facts: Omit<EventFacts, 'name'>): Promise<void> {
    const main = this.#main;
    await main.getByLabel('Kind').selectOption(facts.kind);
    await this.#fillMoment('Begins', facts.starts);
    await this.#fillMoment('Ends', facts.ends);
    await main.getByRole('textbox', { name: 'Coordinates' }).fill(facts.coordinates);
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill(facts.address);
    await main.getByRole('textbox', { name: 'Description' }).fill(facts.description);
    await main.getByRole('textbox', { name: 'Organizer' }).fill(facts.organizer);
    await main.getByRole('textbox', { name: 'Email' }).fill(facts.email);
  }

  async #fillMoment(label: string, moment: string): Promise<void> {
    const [day = '', time = ''] = moment.split('T');
    await this.#main.getByRole('textbox', { name: `${label} Day` }).fill(day);
    await this.#main.getByRole('textbox', { name: `${label} Time` }).fill(time);
  }

  /** Opens an event of the list. */
  open(name: string): Promise<void> {
    return this.list.getByRole('link', { name }).click();
  }

  /** Cancels the published event that is shown. */
  async cancel(reason: string): Promise<void> {
    await this.#main.getByRole('button', { name: 'Cancel the event' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Cancel this event?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Cancel the event' }).click();
  }
}
