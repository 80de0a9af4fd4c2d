import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { untilQuiet } from '../pages/quiet.ts';
import { PASSWORD } from '../set-up/accounts.ts';
import { slowestKeystroke, stillCopyOf } from './editor.ts';
import { type Interaction, openObserved, press } from './interactions.ts';
import { median, repeat } from './rounds.ts';

const ROUNDS = 5;
const LIST = '/en-us/profile/recycling-points';
const EDITOR = '/en-us/profile/create-recycling-point';
const USABLE = 'main [name="name"]';
const SCRIPTS = /\/mf\/mf-cabinet\/.*\.js$/;
const WEEK = 7;
const RATES = 3;

/** One of each depth: on top, in an object, at the end. */
const TYPED_INTO = ['name', 'supervisorContacts.email', 'smrs.2.price'];

type SignedIn = NonNullable<BrowserContextOptions['storageState']>;

async function signedIn(browser: Browser, baseURL: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const login = new LoginPage(await context.newPage());
  await login.open();
  await login.signIn('points@demo.test', PASSWORD);
  await login.expectSignedIn();
  const state = await context.storageState();
  await context.close();
  return state;
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first();
const TO_EDITOR: Interaction = { path: LIST, width: 1440, target: link('Add a point'), complete: USABLE };
const TO_ACCOUNT: Interaction = {
  path: LIST,
  width: 1440,
  target: link('Account'),
  complete: 'main form input[name="name"]',
};

/** Runs in the page before anything else: notes when it can be typed into. */
function noteUsable(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    Object.assign(window, { usableAt: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Bytes of scripts beyond the shell: what had come when the editor could be typed into, and what came in all. */
async function scriptBytes(browser: Browser, baseURL: string, storageState: SignedIn) {
  const context = await browser.newContext({ baseURL, storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteUsable, USABLE);
  await page.goto(EDITOR);
  await page.locator(USABLE).waitFor();
  await untilQuiet(page);
  const { scripts, usableAt } = await page.evaluate(() => ({
    usableAt: (window as unknown as { usableAt: number }).usableAt,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize, startTime }) => ({ name, encodedBodySize, startTime }),
    ),
  }));
  await context.close();
  const bytes = (isMeant: (startTime: number) => boolean): number =>
    scripts
      .filter(({ name, startTime }) => SCRIPTS.test(name) && isMeant(startTime))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { first: bytes((startTime) => startTime < usableAt), all: bytes(() => true) };
}

/** An editor with hours on every day and some rates. */
async function fill(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.locator(USABLE.replace('main ', '')).fill('Jars');
  for (let rate = 0; rate < RATES; rate += 1)
    await main.getByRole('button', { name: 'Add a material' }).click();
  const days = main.locator('[data-field="workingHours"] fieldset select');
  for (let day = 0; day < WEEK; day += 1) await days.nth(day).selectOption('hours');
}

async function keystrokes(browser: Browser, baseURL: string, storageState: SignedIn) {
  const context = await browser.newContext({ baseURL, storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await openObserved(page, baseURL + EDITOR);
  await fill(page);
  const copy = await stillCopyOf(page);
  const slowest = await slowestKeystroke(page, session, TYPED_INTO);
  const still = await context.newPage();
  await still.route('**/still', (route) => route.fulfill({ contentType: 'text/html', body: copy }));
  const stillSession = await openObserved(still, `${baseURL}/still`);
  const withoutScripts = await slowestKeystroke(still, stillSession, TYPED_INTO);
  await context.close();
  return { slowest, withoutScripts };
}

/**
 * Measures the editor of a point in a portal, on a quarter of this machine's speed where times are given: medians in
 * milliseconds and bytes (brotli). `opened` and `another` are the times from a press on the link to it, and to the page
 * of the account, until a field can be typed into.
 */
export async function measurePointEditor(browser: Browser, origin: string) {
  const state = await signedIn(browser, origin);
  const timeOf = async (interaction: Interaction) => {
    const rounds = await repeat(ROUNDS, () => press(browser, origin, interaction, { storageState: state }));
    return median(rounds.map(({ complete }) => complete ?? Number.POSITIVE_INFINITY));
  };
  const typed = await repeat(ROUNDS, () => keystrokes(browser, origin, state));
  return {
    scripts: await scriptBytes(browser, origin, state),
    opened: await timeOf(TO_EDITOR),
    another: await timeOf(TO_ACCOUNT),
    keystroke: median(typed.map(({ slowest }) => slowest)),
    withoutScripts: median(typed.map(({ withoutScripts }) => withoutScripts)),
  };
}
