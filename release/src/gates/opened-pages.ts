import { localeBasename, type PartName, type RemoteDescriptor } from '@ecocircle/shared-contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Refusal } from '../refusal.ts';
import { openPage } from './open-page.ts';
import { type Rendering, routesOf, triedFor } from './rendered-pages.ts';
import { startTrialEdge } from './trial-edge.ts';

/** Who is signed in where private pages are opened. */
export interface TrialAccount {
  readonly login: string;
  readonly password: string;
}

/** The browser that opens the pages of a build. */
export interface TrialBrowser {
  /** The path of its program. */
  readonly executable: string;
  readonly account: TrialAccount | null;
}

type Route = RemoteDescriptor['routes'][number];

const BASENAME = localeBasename('en-US', 'local');
/** Pages of the shell itself that need no token. */
const SHELL_PAGES = ['profile/login', 'registration'];
/** As many pages are open at once. */
const AT_ONCE = 4;
const SIGNED_IN_WITHIN = 15_000;

const hasParameter = ({ path }: Route): boolean => /[:*]/.test(path);

/** Whether a route leads to an address; the address without parameters is another route's where both do. */
function leadsTo({ path }: Route, pathname: string, plain: ReadonlySet<string>): boolean {
  return new URLPattern({ pathname: `${BASENAME}/${path}` }).test({ pathname }) && !plain.has(pathname);
}

/** Opens pages, and remembers what failed and where their links lead. */
class Visit {
  readonly #problems: string[] = [];
  readonly #links = new Set<string>();
  readonly #browser: Browser;
  readonly #origin: string;
  #session: BrowserContextOptions['storageState'];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Every page has a context of its own: a clock that is put forward is that of all pages of one, also of later ones. */
  async #inContext<T>(act: (page: Page) => Promise<T>): Promise<T> {
    const context = await this.#browser.newContext({ locale: 'en-US', storageState: this.#session });
    try {
      return await act(await context.newPage());
    } finally {
      await context.close();
    }
  }

  /** Says what fails on a page. */
  async #open(path: string): Promise<readonly string[]> {
    const { problems, links } = await this.#inContext((page) => openPage(page, this.#origin + path));
    for (const link of links) {
      const url = URL.parse(link);
      if (url?.origin === this.#origin) this.#links.add(url.pathname);
    }
    return problems.map((problem) => `${path}: ${problem}`);
  }

  /**
   * Opens pages, a few at once. What a busy machine kept from coming in time comes to a page that is opened alone: the
   * build fails once a page fails there, too.
   */
  async openAll(paths: readonly string[]): Promise<void> {
    for (let start = 0; start < paths.length; start += AT_ONCE) {
      const group = paths.slice(start, start + AT_ONCE);
      const found = await Promise.all(group.map((path) => this.#open(path)));
      for (const [at, path] of group.entries()) {
        const first = found[at] ?? [];
        const isToOpenAgain = first.length > 0 && this.#problems.length === 0;
        this.#problems.push(...(isToOpenAgain ? await this.#open(path) : first));
      }
    }
  }

  /** Opens the pages that links lead to behind those that any link can name. */
  async openRoutes(routes: readonly Route[]): Promise<void> {
    const plain = routes.filter((route) => !hasParameter(route)).map(({ path }) => `${BASENAME}/${path}`);
    await this.openAll(plain);
    const taken = new Set(plain);
    const others = routes.filter(hasParameter).map((route) => {
      const seen = [...this.#links].find((pathname) => leadsTo(route, pathname, taken));
      return seen ?? `${BASENAME}/${route.path.replaceAll(/:[^/]+/g, '1').replace('*', '')}`;
    });
    await this.openAll(others);
  }

  async signIn(account: TrialAccount | null): Promise<boolean> {
    if (!account) {
      this.#problems.push('its private pages need an account: RELEASE_TRIAL_LOGIN names none');
      return false;
    }
    return this.#inContext(async (page) => {
      await page.goto(`${this.#origin}${BASENAME}/profile/login`, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await main.locator('input[autocomplete="username"]').fill(account.login);
      await main.locator('input[autocomplete="current-password"]').fill(account.password);
      const cookies = await page.evaluate(() => document.cookie);
      await page.keyboard.press('Enter');
      // Where the page that follows never comes the address stays, and who signed in is signed in.
      const keepsSession = (before: string): boolean => document.cookie !== before;
      const isIn = await page.waitForFunction(keepsSession, cookies, { timeout: SIGNED_IN_WITHIN }).then(
        () => true,
        () => false,
      );
      if (isIn) this.#session = await page.context().storageState();
      else this.#problems.push(`nobody can sign in as ${account.login}`);
      return isIn;
    });
  }
}

/** @throws Refusal where there is no such program, or it does not start */
async function launch(executable: string): Promise<Browser> {
  // Where no browser is named nobody waits for what drives one.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: executable }).catch((error: Error) => {
    throw new Refusal(
      `the browser ${executable} does not start: ${error.message.split('\n')[0]}`,
      'Name the program of a Chromium in RELEASE_BROWSER, or none.',
    );
  });
}

/**
 * Opens every page of a build in a browser, at an edge as it would be with this registry.
 *
 * @returns what fails
 * @throws Refusal where the browser does not start
 */
export async function pagesThatFailToOpen(
  rendering: Rendering,
  part: PartName,
  browser: TrialBrowser,
): Promise<readonly string[]> {
  const program = await launch(browser.executable);
  try {
    const edge = await startTrialEdge(rendering.store, rendering.registry);
    try {
      const visit = new Visit(program, edge.origin);
      if (part === 'shell') await visit.openAll(SHELL_PAGES.map((path) => `${BASENAME}/${path}`));
      const routes = triedFor(rendering, part).flatMap((remote) => routesOf(rendering, remote));
      const isPublic = ({ access }: Route): boolean => access === 'public';
      await visit.openRoutes(routes.filter(isPublic));
      const others = routes.filter((route) => !isPublic(route));
      if (others.length > 0 && (await visit.signIn(browser.account))) await visit.openRoutes(others);
      return visit.problems;
    } finally {
      await edge.close();
    }
  } finally {
    await program.close();
  }
}
