import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_INFO, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launch, openPage } from './launch.ts';
import { cityOf, MAP_CITY, NOON, viewOf } from './places.ts';
import { settle } from './settle.ts';

/** The window of a phone, and how many pixels of a picture stand for one of it. */
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 1.4 };
const FOLDER = join(import.meta.dirname, '../src/app-download/screens');
const SCHEMES = ['light', 'dark'] as const;

/** Pixels above the button of the filters, with which the picture of the events begins. */
const ABOVE_FILTERS = 20;

/** Whether the map has drawn its ground and its points, which it does after the last answer. */
function isMapDrawn(): boolean {
  const tiles = [...document.querySelectorAll('.leaflet-tile')];
  const areShown = tiles.every(
    (tile) => tile.matches('.leaflet-tile-loaded') && getComputedStyle(tile).opacity === '1',
  );
  return tiles.length > 0 && areShown && document.querySelector('.leaflet-marker-icon') !== null;
}

/** Presses the handle of the sheet until the sheet is as high. */
async function raiseSheet(page: Page, height: 'half' | 'full'): Promise<void> {
  const sheet = page.locator('aside[data-sheet]');
  for (let now = await sheet.getAttribute('data-sheet'); now !== height; ) {
    await sheet.locator('button[data-grip]').click();
    await page.locator(`aside[data-sheet]:not([data-sheet="${now}"])`).waitFor();
    now = await sheet.getAttribute('data-sheet');
  }
  // Nobody points at a row.
  await page.mouse.move(0, 0);
}

/** What the app shows, by the name of the picture: each step starts from where the last one ended. */
const SCREENS: Readonly<Record<string, (page: Page, home: string, locale: Locale) => Promise<unknown>>> = {
  async map(page, home, locale) {
    await page.goto(`${home}/recycling-points?hide-layout-ui=true&${viewOf(locale)}`);
    await page.waitForFunction(isMapDrawn);
    await raiseSheet(page, 'half');
  },
  async point(page, home, locale) {
    await page.clock.setFixedTime(NOON[locale]);
    const href = await page.locator('a[href*="/recycling-points/"]').first().getAttribute('href');
    const id = new URL(href ?? '', home).pathname.split('/').at(-1);
    await page.goto(`${home}/recycling-points/${id}?hide-layout-ui=true`);
    await page.waitForFunction(isMapDrawn);
    await raiseSheet(page, 'full');
  },
  async events(page, home, locale) {
    await page.goto(`${home}/charity-events?hide-layout-ui=true&${cityOf(locale)}`);
    const filters = page.locator('main button:visible').first();
    await filters.evaluate((button, above) => {
      const { top } = button.getBoundingClientRect();
      scrollBy({ top: top - above, behavior: 'instant' });
    }, ABOVE_FILTERS);
  },
};

/** Takes all pictures of a language in one scheme, and gives how many bytes they have. */
async function takeScreens(locale: Locale, scheme: (typeof SCHEMES)[number]): Promise<number> {
  const page = await openPage(browser, hosts, { ...PHONE, locale, colorScheme: scheme });
  await page.context().addCookies([{ name: 'city', value: MAP_CITY[locale], url: hosts }]);
  let written = 0;
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page, `${hosts}/${LOCALE_INFO[locale].prefix}`, locale);
    await settle(page);
    const file = join(FOLDER, `${name}.${locale}.${scheme}.webp`);
    const picture = sharp(await page.screenshot()).webp({ quality: 70, effort: 6 });
    written += (await picture.toFile(file)).size;
  }
  await page.context().close();
  return written;
}

const hosts = process.argv[2] ?? 'http://localhost:3000';
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
for (const locale of LOCALES) for (const scheme of SCHEMES) bytes += await takeScreens(locale, scheme);
await browser.close();
process.stdout.write(`screens of the app in ${LOCALES.length} languages: ${Math.round(bytes / 1024)} KB\n`);
