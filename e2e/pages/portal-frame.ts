import { expect, type Locator, type Page } from '@playwright/test';
import { untilQuiet } from './quiet.ts';

/** Runs in the page. React takes its root at once, and says only within it whether it has hydrated it, too. */
function isHydrated(): boolean {
  const root = Object.entries(document.getElementById('root') ?? {});
  const container = root.find(([key]) => key.startsWith('__reactContainer'))?.[1];
  return container !== undefined && !container.stateNode.current.memoizedState.isDehydrated;
}

/** What surrounds every page: header, footer, language and account menus. Texts are English. */
export class PortalFrame {
  readonly page: Page;
  readonly header: Locator;
  readonly footer: Locator;
  readonly main: Locator;
  readonly homeLink: Locator;
  readonly events: Locator;
  readonly map: Locator;
  /** The account menu of a visitor who is not signed in. */
  readonly visitorMenu: Locator;
  readonly accountMenu: Locator;
  readonly languageMenu: Locator;
  readonly burger: Locator;
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.main = page.getByRole('main');
    this.homeLink = this.header.getByRole('link', { name: 'EcoCircle, home page' });
    this.events = this.header.getByRole('link', { name: 'Events', exact: true });
    this.map = this.header.getByRole('link', { name: 'Recycling map' });
    this.visitorMenu = this.header.getByRole('button', { name: 'Account', exact: true });
    this.accountMenu = this.header.getByRole('button', { name: /^Account of / });
    this.languageMenu = this.header.getByRole('button', { name: /Language: / });
    this.burger = this.header.getByRole('button', { name: 'Menu' });
    this.failure = this.main.getByRole('heading', { name: 'This part of the site did not load' });
    this.retry = this.main.getByRole('button', { name: 'Try again' });
  }

  /** Opens the account menu and follows one of its links. */
  async followAccountLink(name: string): Promise<void> {
    await this.accountMenu.click();
    await this.header.getByRole('link', { name, exact: true }).click();
  }

  /** Opens the account menu of a visitor who is not signed in and follows one of its links. */
  async followVisitorLink(name: 'Log in' | 'Sign up'): Promise<void> {
    await this.visitorMenu.click();
    await this.header.getByRole('link', { name, exact: true }).click();
  }

  /** Opens the language menu and chooses a language by its own name. */
  async chooseLanguage(name: string): Promise<void> {
    await this.languageMenu.click();
    await this.header.getByRole('link', { name }).click();
  }

  /** The page's title block: a level-one heading inside the main landmark. */
  title(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  /** Expects the header's links to work still. */
  async expectToWork(): Promise<void> {
    await expect(this.homeLink).toBeVisible();
    await expect(this.events).toBeVisible();
    await expect(this.map).toBeVisible();
  }

  /** Opens a page of the shell itself, which needs no remote. */
  async openShellPage(): Promise<void> {
    await this.page.goto('/en-us/profile/login');
    await this.expectHydrated();
  }

  /** Waits until the page is hydrated and has listened for what its first effects listen for. */
  async expectHydrated(): Promise<void> {
    await this.page.waitForFunction(isHydrated);
    await this.page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  }

  /** Waits until the page is hydrated and what is below its first window has its height. */
  async expectLaidOut(): Promise<void> {
    await this.expectHydrated();
    await expect(this.page.locator('html[data-alive]')).toBeAttached();
  }

  /** Waits until the page is hydrated and nothing more is loading. */
  async expectSettled(): Promise<void> {
    await this.expectHydrated();
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await untilQuiet(this.page);
  }
}
