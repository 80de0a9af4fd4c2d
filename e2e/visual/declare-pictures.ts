import { localeBasename } from '@ecocircle/shared-contracts';
import { expect, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { PortalFrame } from '../pages/portal-frame.ts';
import type { Cell } from './cells.ts';
import { test } from './fixtures.ts';
import { HEIGHTS } from './looks.ts';
import type { Way } from './shown.ts';
import { frameOf, untilStill } from './still-page.ts';
import type { StillPortal } from './still-portal.ts';
import { DRAWN_BY, isUpdate, NOT_COMPARED, nameOf, takenWith } from './taken-with.ts';

/** A page of which nothing is seen has none: the measure of how much its pixels differ from each other. */
const LEAST_ENTROPY = 0.05;

function windowOf({ width, shown }: Cell): { width: number; height: number } {
  const height = HEIGHTS[width].window;
  return shown.way === 'zoomed' ? { width: width / 2, height: height / 2 } : { width, height };
}

const mediaOf = (way: Way | undefined) => ({
  ...(way === 'forced colours' && { forcedColors: 'active' as const }),
  ...(way === 'printed' && { media: 'print' as const }),
});

async function open(page: Page, { records }: StillPortal, cell: Cell): Promise<void> {
  const { shown, locale } = cell;
  const path = typeof shown.path === 'string' ? shown.path : shown.path(records, locale);
  await page.goto(localeBasename(locale, 'local') + path);
  if (shown.act) {
    await new PortalFrame(page).expectHydrated();
    await shown.act(page);
    // What came to stand below the mouse would look as if it were pointed at.
    await page.mouse.move(0, 0);
  }
  await page.emulateMedia(mediaOf(shown.way));
  await untilStill(page, cell);
}

/** Another browser draws letters and shadows otherwise: nothing can be said of its picture but that there is one. */
async function expectDrawn(page: Page, cell: Cell, testInfo: TestInfo, name: string): Promise<void> {
  const description = `this is ${name}, the pictures are by ${takenWith()}`;
  testInfo.annotations.push({ type: NOT_COMPARED, description });
  const path = testInfo.outputPath('drawn.png');
  await page.screenshot({ ...(await frameOf(page, cell)), path, animations: 'disabled' });
  await testInfo.attach('drawn', { path, contentType: 'image/png' });
  expect((await sharp(path).stats()).entropy).toBeGreaterThan(LEAST_ENTROPY);
}

function declarePicture(cell: Cell): void {
  const { shown, scheme, locale } = cell;
  test.describe(cell.title, () => {
    test.use({
      account: shown.account ?? null,
      provoked: /status of (404|410|500)/,
      areCookiesNoted: shown.notices !== 'cookies',
      viewport: windowOf(cell),
      colorScheme: scheme,
      locale: shown.notices === 'language' ? 'en-US' : locale,
      javaScriptEnabled: shown.way !== 'without scripts',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`${cell.title} @L-05`, async ({ page, portal, browser }, testInfo) => {
      const name = nameOf(browser);
      testInfo.annotations.push({ type: DRAWN_BY, description: name });
      await open(page, portal, cell);
      if (!isUpdate(testInfo.config) && name !== takenWith()) return expectDrawn(page, cell, testInfo, name);
      await expect(page).toHaveScreenshot(cell.file.split('/'), await frameOf(page, cell));
    });
  });
}

/** Declares a test for each of some pictures. */
export function declarePictures(cells: readonly Cell[]): void {
  for (const cell of cells) declarePicture(cell);
}
