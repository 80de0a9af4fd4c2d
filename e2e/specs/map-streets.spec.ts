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

/** How wide tiles are shown for so many milliseconds, at most on the ground, and all widths of the names. */
const watchTiles = (page: Page, ms: number) =>
  page.evaluate(
    (time) =>
      new Promise<{ widest: number; names: number[] }>((resolve) => {
        const names = new Set<number>();
        let widest = 0;
        const end = performance.now() + time;
        const widthsIn = (pane: string): number[] =>
          [...document.querySelectorAll(`.leaflet-${pane}-pane .leaflet-tile-loaded`)].map((tile) =>
            Math.round(tile.getBoundingClientRect().width),
          );
        const look = (): void => {
          widest = Math.max(widest, ...widthsIn('tile'));
          for (const width of widthsIn('names')) names.add(width);
          if (performance.now() < end) requestAnimationFrame(look);
          else resolve({ widest, names: [...names] });
        };
        look();
      }),
    ms,
  );

test('while zooming no tile is seen above twice its size, and no name is scaled @X-11', async ({
  page,
  mapPage,
}) => {
  await page.goto(`/en-us/recycling-points/${await pointAmongStreets()}`);
  await mapPage.expectDrawn();
  const { x, y, width, height } = (await mapPage.canvas.boundingBox()) as DOMRect;
  await page.mouse.move(x + width * 0.75, y + height / 2);
  const watched = watchTiles(page, 2500);
  await page.mouse.wheel(0, -900);
  const { widest, names } = await watched;
  expect(widest).toBeGreaterThan(TILE * 1.2);
  expect(widest).toBeLessThanOrEqual(TILE * 2);
  expect(names).toEqual([TILE]);
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
