import { expect, type Locator, type Page } from '@playwright/test';

/** How a visitor says where they are: by their device on the map, or by choosing a city. In English. */
export class OwnPlace {
  readonly page: Page;
  readonly locate: Locator;
  readonly accuracy: Locator;
  readonly device: Locator;
  readonly heading: Locator;
  readonly city: Locator;
  readonly dialog: Locator;
  /** Beside the bar: from where it looks for answers, and the way to be found. */
  readonly beside: { readonly city: Locator; readonly nearMe: Locator };
  readonly #drawing: Locator;

  constructor(page: Page) {
    const canvas = page.getByRole('main').getByRole('region', { name: 'Map', exact: true });
    this.page = page;
    this.locate = page.getByRole('main').getByRole('button', { name: 'Show where I am' });
    this.#drawing = canvas.locator('svg[data-accuracy]');
    this.accuracy = this.#drawing.locator('circle').first();
    this.device = this.#drawing.locator('circle').last();
    this.heading = this.#drawing.locator('path');
    this.city = page.getByRole('banner').getByRole('link', { name: /^Your city: / });
    const search = page.getByRole('main').getByRole('search');
    this.beside = {
      city: search.getByRole('link', { name: /^Where: / }),
      nearMe: search.getByRole('button', { name: 'Near me' }),
    };
    this.dialog = page.getByRole('dialog', { name: 'Your city' });
  }

  /** Waits until the map shows a fix of this accuracy in metres. A drawing without an extent of its own shows nothing. */
  async expectFix(accuracy: number): Promise<void> {
    await expect(this.#drawing).toBeVisible();
    await expect(this.#drawing).toHaveAttribute('data-accuracy', String(accuracy));
  }

  /** Waits until the header names a city. */
  async expectCity(name: string): Promise<void> {
    await expect(this.city).toHaveAccessibleName(`Your city: ${name}. Change it`);
  }

  /** The points of the map's list with the distances that their rows tell, in metres; null where a row tells none. */
  rows(): Promise<{ id: string; metres: number | null }[]> {
    return this.page
      .getByRole('main')
      .locator('a[data-point]')
      .evaluateAll((links) =>
        links.map((link) => {
          const told = link.closest('h2')?.nextElementSibling?.textContent ?? '';
          const [, amount, unit] = /^([\d.]+)\s(m|km)$/.exec(told) ?? [];
          const metres = amount === undefined ? null : Number(amount) * (unit === 'km' ? 1000 : 1);
          return { id: link.getAttribute('data-point') ?? '', metres };
        }),
      );
  }
}
