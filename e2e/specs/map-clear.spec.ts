import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findingsOn } from '../pages/barriers.ts';
import { Notices } from '../pages/notices.ts';
import { PortalFrame } from '../pages/portal-frame.ts';

const MAP = '/en-us/recycling-points';

/** From a small phone that is held upright, and one that lies, to a desk. */
const WINDOWS = [
  [320, 480],
  [360, 640],
  [720, 450],
  [768, 1024],
  [1440, 900],
] as const;

/** Ways over the map on which marks come below each of the things that stand above it. */
const MOVES = [
  [60, 70],
  [-110, -40],
  [90, -90],
  [-60, 100],
] as const;

/** The page is as high as the window again. */
async function dismissNotice(page: Page): Promise<void> {
  const { cookies, cookiesOk } = new Notices(page);
  await new PortalFrame(page).expectHydrated();
  await cookiesOk.click();
  await expect(cookies).toBeHidden();
}

/** The names of the marks in the window that can be seen, and of those whose middle is covered by another thing. */
const lookAt = (marks: Locator) =>
  marks.evaluateAll((all) => {
    const main = document.querySelector('main');
    const ground = main?.querySelector('section')?.getBoundingClientRect();
    const inSight = all.flatMap((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isOnMap = ground && x > 0 && x < innerWidth && y > ground.top && y < ground.bottom;
      const over =
        isOnMap && mark.checkVisibility({ visibilityProperty: true }) && document.elementFromPoint(x, y);
      return over ? [{ name: mark.getAttribute('aria-label'), over }] : [];
    });
    const isMark = (over: Element): boolean =>
      over.closest('[data-part^="point "], [data-part^="cluster "]') !== null;
    return {
      seen: inSight.map(({ name }) => name).sort(),
      covered: inSight.filter(({ over }) => !isMark(over)).map(({ name }) => name),
    };
  });

/** Waits until no mark is seen whose middle something covers; axe finds nothing then. */
async function expectClear(page: Page, marks: Locator): Promise<void> {
  await expect.poll(async () => (await lookAt(marks)).covered).toEqual([]);
  expect(await findingsOn(page)).toEqual([]);
}

for (const [width, height] of WINDOWS)
  test.describe(`at ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('the picture of the map and the map that takes its place show the same marks @M-06 @X-12', async ({
      page,
      mapPage,
    }) => {
      const release = await mapPage.hold();
      await page.goto(MAP, { waitUntil: 'domcontentloaded' });
      await dismissNotice(page);
      await expectClear(page, mapPage.painted);
      const { seen } = await lookAt(mapPage.painted);
      expect(seen).not.toEqual([]);
      release();
      await mapPage.expectTakenOver();
      await expect.poll(async () => (await lookAt(mapPage.drawn)).seen).toEqual(seen);
    });

    test('no mark is left below what stands above the map, however it is moved @M-06', async ({
      page,
      mapPage,
    }) => {
      await page.goto(MAP);
      await dismissNotice(page);
      await mapPage.expectTakenOver();
      await expectClear(page, mapPage.drawn);
      for (const [x, y] of MOVES) {
        await mapPage.drag(x, y);
        // A row below the pointer would show its point above its group.
        await page.mouse.move(1, 1);
        await expectClear(page, mapPage.drawn);
      }
    });

    test('the point of the address stands clear, and axe finds nothing on its page @M-06', async ({
      page,
      mapPage,
      samples,
    }) => {
      await page.goto(`${MAP}/${samples.point.id}`);
      await dismissNotice(page);
      // Its neighbours may all lie below what stands above so low a map.
      await expect(mapPage.paintedGround).toHaveCount(0);
      await mapPage.expectUncovered(mapPage.markOf(samples.point.id));
      await expectClear(page, mapPage.drawn);
    });
  });
