import { expect, type Locator, type Page } from '@playwright/test';
import { untilQuiet } from './quiet.ts';

/** The form that asks to be told of new points, and the pages of its mails' links, in English. */
export class AlertPages {
  /** The ways to the form from the list of the map. */
  readonly offer: Locator;
  readonly email: Locator;
  readonly send: Locator;
  readonly sent: Locator;
  readonly confirm: Locator;
  readonly stop: Locator;
  readonly #page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#main = page.getByRole('main');
    this.offer = this.#main.getByRole('link', { name: 'Tell me when a new one opens' });
    this.email = this.#main.getByRole('textbox', { name: /^Your email/ });
    this.send = this.#main.getByRole('button', { name: 'Tell me' });
    this.sent = this.#main.getByRole('heading', { name: 'One more step: check your email' });
    this.confirm = this.#main.getByRole('button', { name: 'Yes, tell me' });
    this.stop = this.#main.getByRole('button', { name: 'Stop this alert' });
  }

  /** Goes from the map to the form, which knows the materials, and sends it. */
  async ask(email: string, material: string): Promise<void> {
    // What an empty list says of other places comes later, and moves the offer.
    await untilQuiet(this.#page);
    await this.offer.click();
    await expect(this.#main.getByRole('checkbox', { name: material })).toBeChecked();
    await this.email.fill(email);
    await this.send.click();
    await expect(this.sent).toBeVisible();
  }
}

/** The path of a link in the text of a mail about alerts. */
export const ALERT_LINKS = {
  confirm: /http:\/\/[^/]+(\/\S*alerts\/confirm\/[\w-]+)/,
  leave: /http:\/\/[^/]+(\/\S*alerts\/leave\/[\w-]+)/,
} as const;
