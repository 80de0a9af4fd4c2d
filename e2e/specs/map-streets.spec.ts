import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pointAmongStreets } from '../http/point-among-streets.ts';

test.describe.configure({ mode: 'parallel' });

const TILE = 256;

for (const { locale, out, town } of [
  { locale: 'ru-ru', out: 'Отдалить', town: 'Снежинск' },
  { locale: 'kk-kz', out: 'Алыстату', town: 'Снежинск' },
  { locale: 'en-us', out: 'Zoom out', town: 'Snezhinsk' },
  { locale: 'es-ar', out: 'Alejar', town: 'Snezhinsk' },
])
  test(`${locale}: streets are named, the town in the language of the page, in its font @X-11`, async ({
    page,
    mapPage,
  }) => {
    await page.goto(`/${locale}/recycling-points/${await pointAmongStreets()}`);
    const street = mapPage.anyNames.getByText(/улица/).first();
    await expect(street).toBeVisible();
    expect(await street.evaluate((text) => getComputedStyle(text).fontFamily)).toMatch(/^"?Onest/);
    const zoomOut = page.getByRole('button', { name: out, exact: true });
    await zoomOut.click();
    await zoomOut.click();
    await expect(mapPage.anyNames.getByText(town, { exact: true }).first()).toBeVisible();
  });

interface TileWidths {
  /** How wide a tile of the ground was shown at most. */
  widest: number;
  /** All widths of tiles with names. */
  names: number[];
  /** How many tiles were asked for while a zoom was animated. */
  asked: number;
}

/** Looks in every frame how wide tiles are shown; what it saw until now is read from the handle. */
const watchTiles = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: TileWidths = { widest: 0, names: [], asked: 0 };
    new MutationObserver((changes) => {
      if (!document.querySelector('.leaflet-zoom-anim')) return;
      for (const { addedNodes } of changes)
        seen.asked += [...addedNodes].filter((node) => (node as Element).matches?.('.leaflet-tile')).length;
    }).observe(document, { childList: true, subtree: true });
    const widthsIn = (pane: string): number[] =>
      [...document.querySelectorAll(`.leaflet-${pane}-pane .leaflet-tile-loaded`)].map((tile) =>
        Math.round(tile.getBoundingClientRect().width),
      );
    const look = (): void => {
      seen.widest = Math.max(seen.widest, ...widthsIn('tile'));
      seen.names = [...new Set([...seen.names, ...widthsIn('names')])];
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });

test('while zooming no tile is seen above twice its size or asked for, and no name is scaled @X-11', async ({
  page,
  mapPage,
}) => {
  await page.goto(`/en-us/recycling-points/${await pointAmongStreets()}`);
  await mapPage.expectDrawn();
  const { x, y, width, height } = (await mapPage.canvas.boundingBox()) as DOMRect;
  await page.mouse.move(x + width * 0.75, y + height / 2);
  const seen = await watchTiles(page);
  const widest = () => seen.evaluate((widths) => widths.widest);
  // A busy machine may show no frame of a zoom: then it is zoomed once more, from farther away, since zooming ends.
  await expect(async () => {
    await page.mouse.wheel(0, -200);
    try {
      await expect.poll(widest, { timeout: 3000 }).toBeGreaterThan(TILE * 1.2);
    } catch (error) {
      await page.mouse.wheel(0, 200);
      await mapPage.expectDrawn();
      throw error;
    }
  }).toPass();
  await mapPage.expectDrawn();
  expect(await widest()).toBeLessThanOrEqual(TILE * 2);
  expect(await seen.evaluate(({ names, asked }) => ({ names, asked }))).toEqual({ names: [TILE], asked: 0 });
});

test('the map of home cannot be scrolled, as a search in the page would @R-01', async ({ page, frame }) => {
  await page.goto('/ru-ru');
  const teaser = frame.main.getByRole('region', { name: 'на карте' });
  await teaser.scrollIntoViewIfNeeded();
  const scrolled = await teaser.evaluate((section) =>
    [section, ...section.querySelectorAll('*')].filter((element) => {
      element.scrollTo(80, 80);
      return element.scrollLeft > 0 || element.scrollTop > 0;
    }),
  );
  expect(scrolled).toEqual([]);
  expect(await page.evaluate(() => document.querySelector('[inert] svg text')?.textContent)).toBeTruthy();
});
