import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { barriersOn } from '../pages/barriers.ts';
import { overflowOf } from '../pages/overflow.ts';
import { smallTargetsOn } from '../pages/small-targets.ts';

const NEW = '/kk-kz/profile/create-charity-event';

/** When an event begins, in its editor in Kazakh. */
const begins = (page: Page) => ({
  group: page.getByRole('group', { name: 'Басталуы' }),
  day: page.getByRole('textbox', { name: 'Басталуы Күні' }),
  time: page.getByRole('textbox', { name: 'Басталуы Уақыты' }),
  calendar: page.getByRole('dialog', { name: 'Басталуы' }),
});

test.use({ account: 'events' });

test('a day and a time are typed by keys alone as Kazakh writes them @E-03 @I-01', async ({ page }) => {
  const { day, time, calendar } = begins(page);
  await page.goto(NEW);
  await day.focus();
  await page.keyboard.type('5.12.26');
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(time).toBeFocused();
  await page.keyboard.type('1830');
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue('05.12.2026');
  await expect(time).toHaveValue('18:30');

  await day.focus();
  await page.keyboard.press('ArrowDown');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('06.12.2026');
  await expect(time).toHaveValue('18:30');
  await expect(day).toBeFocused();
});

test('which half is wrong is said, and what was typed is there after a reload @E-03 @V-05', async ({
  page,
}) => {
  const { day, time } = begins(page);
  await page.goto(NEW);
  await time.fill('25:70');
  await time.press('Tab');
  await expect(page.getByText('Күні көрсетілмеген')).toBeVisible();
  await expect(page.getByText('Уақытты былай жазыңыз: 18:30')).toBeVisible();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('05.12.2026');
  await expect(page.getByText('Күні көрсетілмеген')).toHaveCount(0);
  await expect(day).not.toHaveAttribute('aria-invalid');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  expect(await barriersOn(page)).toEqual([]);

  await page.reload();
  await expect(day).toHaveValue('05.12.2026');
  await expect(time).toHaveValue('25:70');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a day is chosen by a finger, and a time typed in figures @E-03 @I-01', async ({ page }) => {
    const { day, time, calendar } = begins(page);
    await page.goto(NEW);
    await day.tap();
    await calendar.getByRole('button', { name: /^Бүгін/ }).tap();
    await expect(calendar).toBeHidden();
    await expect(day).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
    await expect(time).toHaveAttribute('inputmode', 'numeric');
    await time.fill('930');
    await time.press('Tab');
    await expect(time).toHaveValue('09:30');
    expect(await smallTargetsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  });
});
