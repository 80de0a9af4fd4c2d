import { expect, type Locator, type Page } from '@playwright/test';

/** Photos are decoded one after the other, on cores that are busy with other tests. */
const SENT_WITHIN = 40_000;

/** What is filled in of a recycling point. */
export interface PointFacts {
  readonly name: string;
  /** The title of an icon. */
  readonly icon: string;
  readonly coordinates: string;
  readonly address: string;
  readonly material: string;
  readonly price: string;
  readonly unit: string;
  readonly coordinator: string;
  readonly phone: string;
  readonly email: string;
  readonly rules: string;
}

/** A photo as a form takes it. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** My recycling points and the editor of one, in English. */
export class OwnPointPages {
  readonly rows: Locator;
  readonly name: Locator;
  readonly declined: Locator;
  readonly photos: Locator;
  readonly missing: Locator;
  readonly saveAndReview: Locator;
  readonly #main: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.#page = page;
    this.#main = main;
    this.rows = main.getByRole('list', { name: 'My recycling points' }).getByRole('listitem');
    this.name = main.getByRole('textbox', { name: 'Name', exact: true });
    this.declined = main.getByText(/^Declined: /);
    this.photos = main.getByRole('group', { name: 'Photos' }).getByRole('listitem').getByRole('img');
    this.missing = main.getByRole('complementary', { name: 'Before review' }).getByRole('status');
    this.saveAndReview = main.getByRole('button', { name: 'Save and send for review' });
  }

  async openList(): Promise<void> {
    await this.#page.goto('/en-us/profile/recycling-points');
    await expect(this.#main.getByRole('heading', { level: 1, name: 'My recycling points' })).toBeVisible();
  }

  /** A point of the list. */
  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** Opens the editor of a new point from the list. */
  async create(): Promise<void> {
    await this.#main.getByRole('link', { name: 'Add a point' }).first().click();
    await expect(this.#main.getByRole('heading', { level: 1, name: 'New recycling point' })).toBeVisible();
  }

  /** Fills in everything that a point needs. */
  async fill(facts: PointFacts): Promise<void> {
    const main = this.#main;
    await this.name.fill(facts.name);
    await main.getByRole('radio', { name: facts.icon }).check();
    await main.getByRole('textbox', { name: 'Coordinates' }).fill(facts.coordinates);
    await main.getByRole('textbox', { name: 'Address' }).fill(facts.address);
    await main.getByRole('button', { name: 'Add a material' }).click();
    await main.getByRole('combobox', { name: 'Material' }).selectOption(facts.material);
    await main.getByRole('textbox', { name: /^Price/ }).fill(facts.price);
    await main.getByRole('combobox', { name: 'Unit' }).selectOption(facts.unit);
    await this.#fillHours();
    await main.getByRole('textbox', { name: 'Name of the coordinator' }).fill(facts.coordinator);
    await this.#typePhone(facts.phone);
    await main.getByRole('textbox', { name: 'Email' }).fill(facts.email);
    await main.getByRole('textbox', { name: 'Collection rules' }).fill(facts.rules);
  }

  /** A phone number is typed: it cannot be pasted. Its rules are loaded once it is seen. */
  async #typePhone(digits: string): Promise<void> {
    const phone = this.#main.getByRole('textbox', { name: 'Phone' });
    await phone.scrollIntoViewIfNeeded();
    await this.#main.getByRole('combobox', { name: /code/i }).waitFor();
    await phone.pressSequentially(digits);
  }

  /** The usual hours on every day. */
  async #fillHours(): Promise<void> {
    const monday = this.#main.getByRole('group', { name: 'Monday' });
    await monday.getByRole('combobox', { name: 'Hours of the day' }).selectOption('From – to');
    await monday.getByRole('button', { name: 'Copy to all days (Monday)' }).click();
  }

  /** Sends photos and waits until they are there. */
  async addPhotos(files: readonly PhotoFile[]): Promise<void> {
    const input = this.#main.getByLabel('Add photos');
    await input.waitFor({ state: 'attached' });
    const before = await this.photos.count();
    await input.setInputFiles([...files]);
    await expect(this.photos).toHaveCount(before + files.length, { timeout: SENT_WITHIN });
  }

  /** Saves, sends for review, and waits for the list. */
  async sendToReview(): Promise<void> {
    await this.saveAndReview.click();
    await expect(this.#page).toHaveURL(/\/profile\/recycling-points\/?$/);
  }

  /** Starts something from a point's menu. */
  async act(name: string, action: string): Promise<void> {
    await this.row(name).getByRole('button', { name: 'Actions' }).click();
    await this.row(name).getByRole('button', { name: action }).click();
  }

  /** Opens a point's editor; `yes` is what confirms the question that comes before. */
  async edit(name: string, yes: string): Promise<void> {
    await this.act(name, 'Edit');
    await this.#page.getByRole('dialog').getByRole('button', { name: yes }).click();
    await expect(this.name).toHaveValue(name);
  }

  /** Closes a point for a time, from today until a day, `YYYY-MM-DD`. */
  async close(name: string, reason: string, until: string): Promise<void> {
    await this.act(name, 'Close…');
    const dialog = this.#page.getByRole('dialog', { name: `Close “${name}”` });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByLabel('Opens again on').fill(until);
    await dialog.getByRole('button', { name: 'Close for a time' }).click();
    await expect(dialog).toBeHidden();
  }
}
