import { PHOTOS_PATH } from '@ecocircle/shared-contracts';
import type { Locator, Page } from '@playwright/test';

/** The page of the own organisation in the cabinet, in English. */
export class OrganizationPage {
  readonly website: Locator;
  readonly about: Locator;
  readonly logo: Locator;
  readonly save: Locator;
  readonly saved: Locator;
  readonly history: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.#page = page;
    this.website = main.getByRole('textbox', { name: 'Website' });
    this.about = main.getByRole('textbox', { name: 'About the organization: English (US)' });
    this.logo = main.getByRole('img', { name: 'Logo of the organization' });
    this.save = main.getByRole('button', { name: 'Save' });
    this.saved = main.getByText('Everything is saved.');
    this.history = main.getByRole('region', { name: 'History' }).getByRole('listitem');
  }

  open(): Promise<unknown> {
    return this.#page.goto('/en-us/profile/organization');
  }

  /** Chooses a PNG as the logo, and waits until it is stored: before, a save would not have it. */
  async chooseLogo(png: Buffer): Promise<void> {
    const stored = this.#page.waitForResponse((answer) => new URL(answer.url()).pathname === PHOTOS_PATH);
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: /^Choose (a|another) picture$/ }).click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await stored;
  }
}
