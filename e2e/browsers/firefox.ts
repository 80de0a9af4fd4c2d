import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { DrivenBrowser, Found, StartedBrowser } from './driven-browser.ts';
import { FIREFOX } from './installed.ts';

const PREFERENCES = {
  'intl.accept_languages': 'en-US',
  // As on a phone: a bar beside the page would make a window of 360 px one of 348.
  'ui.useOverlayScrollbars': 1,
};

const SAID = new Set(['error', 'warn', 'assert']);

/** Of a page that is left while it loads, the browser says that what has come of its scripts has another hash. */
function watch(page: Page): { said: string[]; leave(): void } {
  const said: string[] = [];
  let isLeaving = false;
  const say = (what: string, text: string): void => {
    if (!isLeaving) said.push(`${what} on ${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (SAID.has(message.type())) say(message.type(), message.text());
  });
  page.on('pageerror', (error) => say('uncaught', String(error)));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  return {
    said,
    leave() {
      isLeaving = true;
    },
  };
}

const found = (page: Page, element: ElementHandle<Element>): Found => ({
  press: () => element.click(),
  async write(text) {
    await element.evaluate((field) => (field as HTMLInputElement).select());
    await page.keyboard.type(text);
  },
});

async function openWindow(browser: Browser): Promise<DrivenBrowser> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const { said, leave } = watch(page);
  return {
    async open(url) {
      leave();
      await page.goto(url);
    },
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    async find(expression) {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle<Element> | null;
      return element && found(page, element);
    },
    async key(name, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(name);
      if (modifier) await page.keyboard.up(modifier);
    },
    said: async () => said,
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

/** Starts Firefox without a display; it is driven by WebDriver BiDi. */
export async function startFirefox(): Promise<StartedBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: PREFERENCES,
  });
  return { open: () => openWindow(browser), stop: () => browser.close() };
}
