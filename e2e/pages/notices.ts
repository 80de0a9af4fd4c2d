import type { Locator, Page } from '@playwright/test';

/** The frame's notices: cookies (in English) and another language (offered in English on Kazakh pages). */
export class Notices {
  readonly page: Page;
  readonly cookies: Locator;
  readonly cookiesOk: Locator;
  readonly language: Locator;
  readonly stay: Locator;
  readonly switchTo: Locator;
  readonly always: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cookies = page.getByRole('region', { name: 'Cookies' });
    this.cookiesOk = this.cookies.getByRole('button', { name: 'OK' });
    this.language = page.getByRole('region', { name: 'Language of this site' });
    this.stay = this.language.getByRole('button', { name: 'Қазақша қалдыру' });
    this.switchTo = this.language.getByRole('link', { name: 'Switch to English' });
    this.always = this.language.getByRole('link', { name: 'Always use English' });
  }

  /** How far the page has moved by itself since it began to load. */
  async layoutShift(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
  }
}
