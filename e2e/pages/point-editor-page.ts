import type { Locator, Page } from '@playwright/test';

/** A photo to be sent. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What is typed into a point beside its place, hours, rates and photos. */
export interface PointWords {
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly rules: string;
}

/** The editor of a recycling point, in English. */
export class PointEditorPage {
  readonly name: Locator;
  readonly address: Locator;
  readonly coordinates: Locator;
  readonly comment: Locator;
  readonly price: Locator;
  readonly photos: Locator;
  readonly state: Locator;
  readonly failure: Locator;
  readonly restored: Locator;
  readonly complete: Locator;
  readonly save: Locator;
  readonly review: Locator;
  readonly merge: Locator;
  readonly leaving: Locator;
  readonly #page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    const buttons = { exact: true } as const;
    this.#page = page;
    this.#main = main;
    this.name = main.locator('[name="name"]');
    this.address = main.locator('[name="address"]');
    this.coordinates = main.getByRole('textbox', { name: 'Coordinates' });
    this.comment = main.getByRole('textbox', { name: 'Comment' });
    this.price = main.getByRole('textbox', { name: /^Price/ });
    this.photos = main.getByRole('img', { name: /^Photo \d of \d$/ });
    this.state = main.getByText(/^(Not saved yet|Everything is saved|.* missing before a review)$/);
    this.failure = main.getByRole('alert');
    this.restored = main.getByText('What you typed before and did not save is back.');
    this.complete = main.getByText('Everything is there. You can send the point for review.');
    this.save = main.getByRole('button', { name: 'Save as a draft', ...buttons });
    this.review = main.getByRole('button', { name: 'Save and send for review', ...buttons });
    this.merge = page.getByRole('dialog', { name: 'Two people have changed this point' });
    this.leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  }

  /** Opens the editor of a point, or of a new one. */
  async open(id?: string): Promise<void> {
    await this.#page.goto(
      id === undefined
        ? '/en-us/profile/create-recycling-point'
        : `/en-us/profile/edit-recycling-point/${id}`,
    );
    await this.save.waitFor();
  }

  /** Looks for an address and takes the first that is found. */
  async findAddress(words: string): Promise<void> {
    await this.#main.getByRole('combobox', { name: 'Find an address' }).fill(words);
    const found = this.#main.getByRole('listbox', { name: 'Find an address' });
    await found.getByRole('option').first().click();
  }

  /** Presses the map a little beside its middle. */
  async pressMap(): Promise<void> {
    const map = this.#main.getByRole('region', { name: 'Choose the place on the map' });
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) / 3, y: (box?.height ?? 0) / 3 } });
  }

  /** Adds a material with its unit and price. */
  async addRate(material: string, unit: string, price: string): Promise<void> {
    await this.#main.getByRole('button', { name: 'Add a material' }).click();
    const row = this.#main.getByRole('group', { name: 'Material 1', exact: true });
    await row.getByLabel('Material', { exact: true }).selectOption(material);
    await row.getByLabel('Unit').selectOption(unit);
    await row.getByLabel(/^Price/).fill(price);
  }

  /** Opens on Monday with the usual hours and a break, and copies that to the working week. */
  async openOnWorkdays(): Promise<void> {
    const monday = this.#main.getByRole('group', { name: 'Monday' });
    await monday.getByRole('combobox').selectOption('hours');
    await monday.getByRole('checkbox', { name: 'Lunch break' }).check();
    await monday.getByRole('button', { name: /Copy to Monday–Friday/ }).click();
  }

  /** When a day begins and ends, and its break. */
  timesOf(day: string): Promise<string[]> {
    return this.#main
      .getByRole('group', { name: day })
      .locator('input[name$=".start"], input[name$=".end"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }

  async chooseIcon(name: string): Promise<void> {
    await this.#main.getByRole('radio', { name }).check();
  }

  async describe({ contact, phone, email, rules }: PointWords): Promise<void> {
    await this.#main.locator('[name="supervisorContacts.name"]').fill(contact);
    await this.#main.locator('[name="supervisorContacts.email"]').fill(email);
    // In sight now, the plain field of the phone gives way to the one that knows countries.
    await this.#main.getByRole('combobox', { name: 'Country calling code' }).waitFor();
    await this.#main.getByRole('textbox', { name: 'Phone' }).pressSequentially(phone);
    await this.#main.getByRole('textbox', { name: 'Collection rules' }).fill(rules);
  }

  async addPhotos(files: readonly PhotoFile[]): Promise<void> {
    await this.#main
      .locator('input[type="file"]')
      .first()
      .setInputFiles([...files]);
  }

  /** Moves the last photo one place forward. */
  async moveForward(photo: string): Promise<void> {
    await this.#main.getByRole('button', { name: `Move ${photo} forward` }).click();
  }

  /** The addresses of the photos, in their order. */
  photoAddresses(): Promise<(string | null)[]> {
    return this.photos.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  }
}
