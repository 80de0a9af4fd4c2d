import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { overflowOf } from '../pages/overflow.ts';
import { smallTargetsOn } from '../pages/small-targets.ts';

const LIST = '/kk-kz/charity-events';

/** The field of the first day on the list of events in Kazakh, or in the sheet of its filters, with its calendar. */
function firstDay(page: Page, part: Page | Locator = page) {
  const field = part.getByLabel('Қай күннен', { exact: true });
  return {
    field,
    opener: part.getByRole('button', { name: 'Күнтізбені ашу' }).first(),
    calendar: page.getByRole('dialog', { name: 'Қай күннен' }),
    month: (name: string) => page.getByRole('grid', { name }),
    /** What the form would send by itself. */
    sent: () =>
      field.evaluate((input) => new FormData((input as HTMLInputElement).form ?? undefined).get('from')),
  };
}

test('a day is chosen by keys alone in Kazakh, and sent as ISO 8601 @E-01 @I-01', async ({ page, frame }) => {
  const { field, calendar, month, sent } = firstDay(page);
  await page.goto(`${LIST}?from=2026-11-30`);
  await frame.expectHydrated();
  await expect(field).toHaveValue('30.11.2026');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.getByText('қараша 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'дүйсенбі, 2026 жылғы 30 қараша, таңдалды' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(month('желтоқсан 2026')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('06.12.2026');
  expect(await sent()).toBe('2026-12-06');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?from=2026-12-06$/);
});

test('a date is typed as the language writes it or as ISO 8601, and what is none is told of @E-01 @V-05', async ({
  page,
  frame,
}) => {
  const { field } = firstDay(page);
  await page.goto(LIST);
  await frame.expectHydrated();
  await field.fill('6.12');
  await field.press('Enter');
  await expect(page.getByText('Күнді былай жазыңыз:')).toBeVisible();
  await expect(page).toHaveURL(/\/charity-events$/);
  for (const [typed, day] of [
    ['6.12.26', '2026-12-06'],
    ['2026-12-07', '2026-12-07'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?from=${day}$`));
  }
});

test('its code comes late, and the field stays where it is @L-05', async ({ page, frame }) => {
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await seen;
    await route.continue();
  });
  const { field, opener } = firstDay(page);
  await page.goto(LIST, { waitUntil: 'commit' });
  const box = field.locator('..');
  await expect(field).toHaveAttribute('type', 'date');
  const before = await box.boundingBox();
  release();
  await frame.expectHydrated();
  await expect(opener).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
});

test.describe('where the calendar does not load', () => {
  test.use({ provoked: /Failed to load resource|ERR_FAILED/ });

  test('the browser’s field is there instead, with the focus @E-01', async ({ page, frame }) => {
    const { field, opener } = firstDay(page);
    await page.route(/\/calendar\.\w+\.js$/, (route) => route.abort());
    await page.goto(`${LIST}?from=2026-11-30`);
    await frame.expectHydrated();
    await opener.click();
    await expect(field).toHaveAttribute('type', 'date');
    await expect(field).toBeFocused();
    await field.fill('2026-12-05');
    await field.press('Enter');
    await expect(page).toHaveURL(/\?from=2026-12-05$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a day is chosen by a finger from a sheet in Kazakh @E-01 @I-01', async ({ page, frame }) => {
    const filters = page.getByRole('dialog', { name: 'Сүзгілер' });
    const { field, calendar, month, sent } = firstDay(page, filters);
    await page.goto(`${LIST}?from=2026-11-30`);
    await frame.expectHydrated();
    await page.getByRole('button', { name: /^Сүзгілер/ }).tap();
    await field.tap();
    await expect(calendar.getByRole('heading', { name: 'Қай күннен' })).toBeVisible();
    await expect(month('қараша 2026')).toBeVisible();
    expect(await smallTargetsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await calendar.getByRole('button', { name: 'Келесі ай' }).tap();
    await expect(month('желтоқсан 2026')).toBeVisible();
    await calendar.getByRole('button', { name: 'сенбі, 2026 жылғы 5 желтоқсан' }).tap();
    await expect(calendar).toBeHidden();
    await expect(field).toHaveValue('05.12.2026');
    await expect(field).toBeFocused();
    expect(await sent()).toBe('2026-12-05');
    await page
      .getByRole('dialog', { name: 'Сүзгілер' })
      .getByRole('button', { name: /көрсету/i })
      .tap();
    await expect(page).toHaveURL(/\?from=2026-12-05$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s field narrows the list @E-01 @S-05', async ({ page }) => {
    const { field, opener } = firstDay(page);
    await page.goto(LIST);
    await expect(opener).toHaveCount(0);
    await field.fill('2026-12-05');
    await page.getByRole('button', { name: 'Көрсету', exact: true }).click();
    await expect(page).toHaveURL(/[?&]from=2026-12-05(&|$)/);
    await expect(field).toHaveValue('2026-12-05');
  });
});
