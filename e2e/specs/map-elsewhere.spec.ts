import { test as base, expect } from '../fixtures.ts';
import { pointAmongStreets } from '../http/point-among-streets.ts';
import { Notices } from '../pages/notices.ts';
import { PATIENT_EDGE } from '../set-up/patience.ts';
import { releaseStore } from '../set-up/release-tool.ts';
import { type Server, startEdge } from '../set-up/servers.ts';
import { startTileService, type TileService } from '../set-up/tile-service.ts';

const NAMED = '© The stand-in';
const NO_STREETS = 'The map has no streets here';
/** Deeper than the own map goes where it has no streets. */
const PAST_THE_END = 14;
/** The first one, two drags and a zoom. */
const VIEWS = 4;

/** The running portal through an edge of its own, whose maps ask a service for tiles. */
const test = base.extend<object, { readonly elsewhere: { tiles: TileService; edge: Server } }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const tiles = await startTileService();
      const edge = await startEdge({
        ...PATIENT_EDGE,
        API_URL: process.env.BASE_URL ?? '',
        RELEASE_STORE: releaseStore(),
        MAP_TILE_URL: tiles.url,
        MAP_TILE_ATTRIBUTION: NAMED,
      });
      await use({ tiles, edge });
      await edge.stop();
      await tiles.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ elsewhere }, use) => use(elsewhere.edge.url),
});

test.describe('a service that answers', () => {
  test.beforeEach(({ elsewhere }) => elsewhere.tiles.become('answers'));

  test('is asked by the browser for what is seen, hears which site asks, and is named @X-11', async ({
    page,
    mapPage,
    elsewhere: { tiles, edge },
  }) => {
    const answer = await page.goto('/en-us/recycling-points');
    expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${tiles.origin};`);
    await expect(page.getByText(NAMED)).toBeVisible();
    await mapPage.expectDrawn();
    await expect(mapPage.elsewhere.locator('img:not(.leaflet-tile-loaded)')).toHaveCount(0);
    const shown = await mapPage.tiles(mapPage.elsewhere).count();
    expect(shown).toBeGreaterThan(3);
    const addresses = tiles.asked.map(({ z, x, y }) => `${z}/${x}/${y}`);
    expect(new Set(addresses).size).toBe(shown);
    expect(addresses).toHaveLength(shown);
    const { width, height } = (await mapPage.canvas.boundingBox()) as DOMRect;
    expect(shown).toBeLessThanOrEqual(Math.ceil(width / 256 + 1) * Math.ceil(height / 256 + 1));
    expect(new Set(tiles.asked.map(({ referer }) => referer))).toEqual(new Set([`${edge.url}/`]));
  });

  test('is not asked where the own map has streets @X-11', async ({ page, mapPage, elsewhere }) => {
    await page.goto(`/en-us/recycling-points/${await pointAmongStreets()}`);
    await mapPage.expectDrawn();
    await expect(mapPage.names.locator('[data-streets]').first()).toBeAttached();
    expect(elsewhere.tiles.asked).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`shows its tiles in ${colorScheme} colours @X-11`, async ({ page, mapPage }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/en-us/recycling-points');
      await expect(mapPage.tiles(mapPage.elsewhere).first()).toBeVisible();
      const filter = await mapPage.elsewhere.evaluate((pane) => getComputedStyle(pane).filter);
      expect(filter.includes('invert(1)')).toBe(colorScheme === 'dark');
    });

  test('is named in the privacy policy', async ({ page, elsewhere }) => {
    await page.goto('/en-us/privacy-policy');
    await expect(page.getByText(new URL(elsewhere.tiles.url).host)).toBeVisible();
  });
});

for (const mood of ['refuses', 'hangs'] as const)
  test.describe(`a service that ${mood}`, () => {
    test.use({ provoked: /503/ });

    test('is asked for one tile of a view, then left alone; zooming ends with the own map @X-11', async ({
      page,
      mapPage,
      elsewhere: { tiles },
    }) => {
      tiles.become(mood);
      await page.goto('/en-us/recycling-points');
      await mapPage.expectDrawn();
      await mapPage.drag(-600, 300);
      await mapPage.drag(-600, 300);
      await expect(mapPage.clusters.or(mapPage.pointMarks)).toHaveCount(0);
      await mapPage.zoomIn();
      await expect(page.getByText(NO_STREETS)).toBeVisible();
      await expect(page.getByText(NAMED)).toHaveCount(0);
      const [zoom, asked] = [await mapPage.zoom(), tiles.asked.length];
      expect(asked).toBeLessThanOrEqual(VIEWS);
      await mapPage.zoomIn();
      expect([await mapPage.zoom(), tiles.asked.length]).toEqual([zoom, asked]);
    });

    test('keeps no cluster from opening @M-01', async ({ page, mapPage, elsewhere: { tiles } }) => {
      tiles.become(mood);
      await page.goto('/en-us/recycling-points');
      await mapPage.expectMarks();
      // A mark may lie below it.
      await new Notices(page).cookiesOk.click();
      await expect(async () => {
        if ((await mapPage.zoom()) < PAST_THE_END) await mapPage.clusters.first().click();
        expect(await mapPage.zoom()).toBeGreaterThanOrEqual(PAST_THE_END);
      }).toPass();
    });
  });
