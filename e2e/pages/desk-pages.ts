import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { portalUrl } from '../http/portal-url.ts';
import { PASSWORD } from '../set-up/accounts.ts';

const STAFF = 'staff@demo.test';
const FACTOR = 'JBSWY3DPEHPK3PXP';
const PERIOD_MS = 30_000;

/** The desk of staff, in English. */
export class DeskPages {
  readonly page: Page;
  readonly #origin: string;
  readonly email: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly failure: Locator;
  readonly queue: Locator;
  readonly reason: Locator;
  /** What was just decided about a case. */
  readonly outcome: Locator;
  /** Why something was not done. */
  readonly notDone: Locator;
  /** The case as visitors see it. */
  readonly publicView: Locator;
  /** The search of all points, and what it finds. */
  readonly search: Locator;
  readonly found: Locator;
  /** When the next code may be given: no code works twice, however many tests use them. */
  static nextCodeAt = Date.now();

  /** @param portal - the portal that it belongs to; the suite's own unless given */
  constructor(page: Page, portal = portalUrl()) {
    this.page = page;
    this.#origin = DeskPages.origin(portal);
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel('Password', { exact: true });
    this.code = page.getByRole('textbox', { name: 'Code from the app' });
    this.failure = page.getByRole('alert');
    this.queue = page.getByRole('list', { name: 'Points in review' });
    this.outcome = page.getByRole('region', { name: 'What was decided' });
    this.notDone = page.getByRole('region', { name: 'This was not done' });
    this.publicView = page.getByRole('region', { name: 'As visitors see it' });
    this.search = page.getByRole('searchbox');
    this.found = page.getByRole('list', { name: 'All points' });
    this.reason = page.getByRole('textbox', { name: 'Reason' });
  }

  /** The desk's host beside the portal's. */
  static origin(portal = portalUrl()): string {
    const url = new URL(portal);
    return `${url.protocol}//desk.${url.host}`;
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
  }

  async givePassword(): Promise<void> {
    await this.email.fill(STAFF);
    await this.password.fill(PASSWORD);
    await this.page.keyboard.press('Enter');
    await expect(this.code).toBeFocused();
  }

  /** The code of a secret at a time; of the demo staff's unless given. */
  static codeAt(time: number, secret = FACTOR): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
  }

  /** Sets up the access of a new colleague by the link that the page has open, and signs in. */
  async begin(email: string, password: string): Promise<void> {
    const secret = ((await this.page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await this.page.getByLabel('New password').fill(password);
    await this.code.fill(DeskPages.codeAt(Date.now(), secret));
    await this.page.getByRole('button', { name: 'Save and finish' }).tap();
    await this.page.getByRole('link', { name: 'Log in to the desk' }).tap();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: 'Next' }).tap();
    // The code that set the access up works no more; that of the next period is taken already.
    await this.code.fill(DeskPages.codeAt(Date.now() + PERIOD_MS, secret));
    await this.page.getByRole('button', { name: 'Log in', exact: true }).tap();
    await expect(this.queue).toBeVisible();
  }

  /** Gives a code that was not used before: the present one, or the next, which the desk takes as well. */
  async giveCode(): Promise<string> {
    const time = Math.max(Date.now(), DeskPages.nextCodeAt);
    DeskPages.nextCodeAt = (Math.floor(time / PERIOD_MS) + 1) * PERIOD_MS;
    const code = DeskPages.codeAt(time);
    await this.code.fill(code);
    await this.page.keyboard.press('Enter');
    return code;
  }
}
