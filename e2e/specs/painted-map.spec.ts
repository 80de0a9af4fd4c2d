import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { asAnother } from '../set-up/another-page.ts';

test.describe.configure({ mode: 'parallel' });

const MAP = '/en-us/recycling-points';

interface Standing {
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

/** Where the drawings of marks stand, by the names of the marks. */
const standing = (marks: Locator): Promise<Standing[]> =>
  marks.evaluateAll((elements) =>
    elements.map((element) => {
      const drawn = element.querySelector('circle:not([r="22"]), path') ?? element;
      const { x, y, width, height } = drawn.getBoundingClientRect();
      return { name: element.getAttribute('aria-label'), x: x + width / 2, y: y + height / 2 };
    }),
  );

/** How far the nearest mark of the same name stands from each, at most. */
const largestMove = (before: readonly Standing[], after: readonly Standing[]): number =>
  Math.max(
    ...before.map(({ name, x, y }) =>
      Math.min(
        ...after.filter((other) => other.name === name).map((other) => Math.hypot(other.x - x, other.y - y)),
      ),
    ),
  );

/** The share of the pixels of two pictures that are not alike. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer();
  const [before, after] = await Promise.all([pixels(one), pixels(other)]);
  expect(after).toHaveLength(before.length);
  return before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 24).length / before.length;
}

interface Frame {
  readonly painted: number;
  readonly drawn: number;
  readonly hasPaintedGround: boolean;
  /** The tiles in view that can be seen through, and how far they are; none are there at first. */
  readonly open: readonly string[];
}

/** Notes in every frame what stands on the map. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = (): void => {
      const view = document.querySelector('.leaflet-container')?.getBoundingClientRect();
      const tiles = [...document.querySelectorAll('.leaflet-tile-pane .leaflet-tile')].filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return view && right > view.left && left < view.right && bottom > view.top && top < view.bottom;
      });
      const said = tiles.map((tile) => `${tile.getAttribute('src')} ${getComputedStyle(tile).opacity}`);
      frames.push({
        painted: document.querySelectorAll('main svg a').length,
        drawn: document.querySelectorAll('.leaflet-marker-pane > *').length,
        hasPaintedGround: document.querySelector('main picture img[src*="/basemap/"]') !== null,
        open: tiles.length === 0 ? ['everything'] : said.filter((tile) => !tile.endsWith(' 1')),
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

const SEARCH = `${MAP}?q=${encodeURIComponent('Лесной проспект')}`;

for (const [name, path, width] of [
  ['the map', MAP, 360],
  ['the map', MAP, 1440],
  ['the map', MAP, 3840],
  ['what a search found', SEARCH, 360],
  ['what a search found', SEARCH, 768],
  ['what a search found', SEARCH, 1024],
  ['what a search found', SEARCH, 1440],
  ['what a search found', SEARCH, 3840],
] as const) {
  test(`${name} takes the place of its picture without a jump or a gap, at ${width} px @X-12 @L-05`, async ({
    page,
    mapPage,
  }) => {
    await page.setViewportSize({ width, height: 801 });
    const release = await mapPage.hold();
    await watchFrames(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const painted = mapPage.painted.filter({ visible: true });
    await expect(painted.first()).toBeVisible();
    await mapPage.expectPainted();
    const marks = await standing(painted);
    const before = await page.screenshot();
    release();
    await mapPage.expectTakenOver();
    expect(marks.length).toBeGreaterThan(0);
    expect(largestMove(marks, await standing(mapPage.drawn))).toBeLessThan(0.6);
    // The letters of names are others: those of a picture are not in the page's font.
    expect(await difference(before, await page.screenshot())).toBeLessThan(0.02);

    const frames = (await framesOf(page)).filter(({ painted, drawn }) => painted + drawn > 0);
    const first = frames.findIndex(({ drawn }) => drawn > 0);
    expect(first).toBeGreaterThan(0);
    // In no frame are there both, or none.
    expect(frames.slice(0, first).every(({ painted }) => painted > 0)).toBe(true);
    expect(frames.slice(first).filter(({ painted, drawn }) => painted > 0 || drawn === 0)).toEqual([]);
    // Its tiles are read behind the marks.
    const ground = frames.findIndex(({ hasPaintedGround }) => hasPaintedGround);
    expect([ground >= 0, ground < first]).toEqual([true, true]);
    const unseen = ({ hasPaintedGround, open }: Frame) => !hasPaintedGround && open.length > 0;
    expect(frames.slice(ground).filter(unseen)).toEqual([]);
  });
}

for (const [name, path] of [
  ['the map', () => MAP],
  ['a point', (id: string) => `${MAP}/${id}`],
] as const) {
  test(`${name} asks the API for nothing that its document holds @X-12`, async ({
    page,
    mapPage,
    samples,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/web/v1/facility/') || pathname === '/basemap/info.json')
        asked.push(pathname);
    });
    await page.goto(asAnother(path(samples.point.id)));
    await mapPage.expectTakenOver();
    expect(asked).toEqual([]);
  });
}

test('the focus goes from a painted mark to the same mark of the map @X-12 @M-06', async ({
  page,
  mapPage,
}) => {
  const release = await mapPage.hold();
  await page.goto(MAP, { waitUntil: 'domcontentloaded' });
  const seen = (await standing(mapPage.painted)).findIndex(({ x, y }) => Math.hypot(x - 920, y - 450) < 300);
  const painted = mapPage.painted.nth(seen);
  await painted.focus();
  const name = await painted.getAttribute('aria-label');
  const [before] = await standing(painted);
  release();
  await mapPage.expectTakenOver();
  const focused = mapPage.canvas.locator(':focus');
  await expect(focused).toHaveAttribute('aria-label', name ?? '');
  expect(largestMove([before as Standing], await standing(focused))).toBeLessThan(0.6);
});

test('the focus of the painted zoom goes to the zoom of the map @X-13 @M-06', async ({ page, mapPage }) => {
  const release = await mapPage.hold();
  await page.goto(MAP, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Zoom in', exact: true }).focus();
  release();
  await mapPage.expectTakenOver();
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused();
});

test('a map that is moved before its tiles are there leaves its picture @X-12', async ({ page, mapPage }) => {
  const release = await mapPage.hold();
  await page.goto(MAP, { waitUntil: 'domcontentloaded' });
  await expect(mapPage.paintedClusters.first()).toBeVisible();
  await page.route('**/basemap/light/13/**', () => {});
  release();
  await mapPage.expectMarks();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(mapPage.paintedGround).toHaveCount(0);
});
