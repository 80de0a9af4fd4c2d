import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { AnswerBar } from '../pages/answer-bar.ts';

const MAP = '/en-us/recycling-points';
const UPRIGHT = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 640, height: 360 };

test.use({ viewport: UPRIGHT, hasTouch: true });

const handleOf = (sheet: Locator): Locator => sheet.getByRole('button', { name: /^Show more of the/ });

/** Gives the page a keyboard that comes up from below, as phones have it: it covers the window and does not shrink it. */
async function giveKeyboard(page: Page): Promise<(height: number) => Promise<void>> {
  await page.addInitScript(() => {
    let covered = 0;
    const seen = Object.defineProperties(new EventTarget(), {
      scale: { value: 1 },
      offsetTop: { value: 0 },
      width: { get: () => innerWidth },
      height: { get: () => innerHeight - covered },
    });
    Object.defineProperty(window, 'visualViewport', { value: seen });
    Object.assign(window, {
      cover: (height: number) => {
        covered = height;
        seen.dispatchEvent(new Event('resize'));
      },
    });
  });
  return (height) =>
    page.evaluate(
      (pixels) => (window as unknown as { cover: (height: number) => void }).cover(pixels),
      height,
    );
}

/** Waits until something stands between the top of the window and so many pixels below it, as a whole. */
async function expectWithin(element: Locator, bottom: number): Promise<void> {
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= bottom;
    })
    .toBe(true);
}

test('a phone that is turned keeps field and handle in view, and the sheet at its height @R-09', async ({
  page,
  mapPage,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  const bar = new AnswerBar(page);
  const handle = handleOf(mapPage.sheet);
  await handle.click();
  await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'half');
  for (const size of [ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'half');
    await expectWithin(bar.field, size.height);
    await expectWithin(handle, size.height);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
  }
  await handle.click();
  await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'full');
  await expectWithin(handle, ON_ITS_SIDE.height);
  await handle.click();
  await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'peek');
  await expectWithin(handle, ON_ITS_SIDE.height);
});

for (const path of ['/en-us', MAP])
  test(`field and suggestions stay above the keyboard of a phone, on ${path} @D-14 @X-06`, async ({
    page,
  }) => {
    const KEYBOARD = 280;
    const cover = await giveKeyboard(page);
    await page.goto(path);
    const bar = new AnswerBar(page);
    const list = page.getByRole('listbox');
    await bar.field.click();
    await cover(KEYBOARD);
    await bar.field.pressSequentially('jar');
    await expect(bar.options.first()).toBeVisible();
    await expectWithin(bar.field, UPRIGHT.height - KEYBOARD);
    await expectWithin(list, UPRIGHT.height - KEYBOARD);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expectWithin(page.locator('[role="option"][aria-selected="true"]'), UPRIGHT.height - KEYBOARD);
    const covered = await list.evaluate((element) => element.clientHeight);
    await cover(0);
    await expect.poll(() => list.evaluate((element) => element.clientHeight)).toBeGreaterThan(covered);
  });

test('what the keys lead to in a card stands below its bar @M-06', async ({ page, mapPage, samples }) => {
  await page.goto(`${MAP}/${samples.point.id}`);
  await mapPage.expectTakenOver();
  const back = mapPage.sheet.getByRole('link', { name: 'All points' });
  await mapPage.sheet.getByRole('button', { name: 'Show on your site' }).focus();
  const hidden: string[] = [];
  while (!(await back.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const { left, top, width } = focused?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + 2);
      return focused?.contains(seen) ? null : String(focused?.textContent);
    });
    if (covered !== null) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test('the sheet is led by keys, and says what it is and how far it is open @M-06', async ({
  page,
  mapPage,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await expect(mapPage.sheet).toMatchAriaSnapshot(`
    - complementary "Recycling points and details":
      - button "Show more of the list" [expanded=false]
      - heading "Recycling points" [level=1]
      - status: /\\d+ in this area/
  `);
  const handle = handleOf(mapPage.sheet);
  await handle.focus();
  for (const [key, stop, name] of [
    ['ArrowUp', 'half', 'Show more of the list'],
    ['ArrowUp', 'full', 'Show more of the map'],
    ['ArrowUp', 'full', 'Show more of the map'],
    ['ArrowDown', 'half', 'Show more of the list'],
    ['End', 'peek', 'Show more of the list'],
    ['Home', 'full', 'Show more of the map'],
    ['Enter', 'peek', 'Show more of the list'],
    [' ', 'half', 'Show more of the list'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', stop);
    await expect(handle).toHaveAccessibleName(name);
    await expect(handle).toHaveAttribute('aria-expanded', String(stop !== 'peek'));
    await expect(handle).toBeFocused();
  }
});

test('the bar says that it has suggestions, which one is meant, and what an answer begins with @M-06 @X-06', async ({
  page,
  mapPage,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  const bar = new AnswerBar(page);
  await expect(bar.field).toHaveAttribute('aria-expanded', 'false');
  await bar.ask('jam jar');
  await expect(bar.options.first()).toBeVisible();
  await expect(bar.field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'What do you want to hand in?' });
  await expect(list).toMatchAriaSnapshot(`
    - listbox "What do you want to hand in?":
      - option /^Glass jar/ [selected]
  `);
  expect(await bar.field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  expect(await bar.field.getAttribute('aria-activedescendant')).toBe(
    await bar.options.first().getAttribute('id'),
  );
  const said = page.getByRole('search').getByRole('status');
  await expect(said.filter({ hasText: /^\d+ suggestions$/ })).toHaveCount(1);
  await expect(said.filter({ hasText: /^\d+ points? / })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bar.field).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.field).not.toHaveAttribute('aria-controls');
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the sheet and the suggestions are there at once @R-09 @D-14', async ({ page, mapPage }) => {
    await page.goto(MAP);
    await mapPage.expectTakenOver();
    const moves = (element: Locator): Promise<string[]> =>
      element.evaluate((shown) => {
        const { transitionDuration, animationDuration } = getComputedStyle(shown);
        return [transitionDuration, animationDuration].flatMap((durations) => durations.split(', '));
      });
    const isStill = (durations: readonly string[]): boolean =>
      durations.every((duration) => Number.parseFloat(duration) === 0);
    await expect.poll(async () => isStill(await moves(mapPage.sheet))).toBe(true);
    const bar = new AnswerBar(page);
    await bar.ask('jar');
    await expect(bar.options.first()).toBeVisible();
    await expect.poll(async () => isStill(await moves(page.locator('[data-answers]')))).toBe(true);
  });
});
