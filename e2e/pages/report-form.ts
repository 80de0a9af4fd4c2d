import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { PhotoFile } from './own-point-pages.ts';

/** A photo is encoded by the server. */
const SENT_WITHIN = 20_000;

/** The form on a point's card that says what is wrong with it, in English. */
export class ReportForm {
  readonly begin: Locator;
  readonly kind: Locator;
  readonly text: Locator;
  readonly email: Locator;
  readonly send: Locator;
  readonly follow: Locator;
  readonly #main: Locator;

  /** @param page - or the frame that shows it */
  constructor(page: Page | FrameLocator) {
    this.#main = page.getByRole('main');
    this.begin = this.#main.getByRole('link', { name: 'Report a problem' });
    this.kind = this.#main.getByRole('combobox', { name: 'What did you find?' });
    this.text = this.#main.getByRole('textbox', { name: 'In your words' });
    this.email = this.#main.getByRole('textbox', { name: /^Your email/ });
    this.send = this.#main.getByRole('button', { name: 'Send the report' });
    this.follow = this.#main.getByRole('link', { name: 'Follow the report' });
  }

  async addPhoto(file: PhotoFile): Promise<void> {
    const input = this.#main.getByLabel('Add photos');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles([file]);
    await expect(this.#main.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible({ timeout: SENT_WITHIN });
  }
}
