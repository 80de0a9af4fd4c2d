import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { AnswerBar } from '../pages/answer-bar.ts';
import { ReportForm } from '../pages/report-form.ts';

const MAP = '/en-us/recycling-points';
const MOST_TABS = 60;

/** Goes on by the keyboard until something has the focus, which is never lost on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(1);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by the keyboard`);
}

test.describe('by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('from the question to the way, and back to where one came from @M-06 @X-06', async ({
    page,
    frame,
  }) => {
    const bar = new AnswerBar(page);
    await page.goto('/en-us');
    await frame.expectHydrated();
    await tabTo(page, bar.field);
    await page.keyboard.type('jar');
    await expect(bar.options.first()).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?thing=[a-z-]+$/);
    const best = bar.answer.locator('a[href*="/recycling-points/"]').first();
    await expect(best).toBeVisible();
    await tabTo(page, best);
    const name = (await best.textContent()) ?? '';
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Route/ })
        .last(),
    );
    await page.keyboard.press('Escape');
    await expect(best).toBeFocused();
    await tabTo(page, bar.answer.getByRole('link', { name: /^Route to / }));
  });

  test('a choice, all of the filter, and the code of the map leave the focus where they were opened @M-06 @M-01', async ({
    page,
    mapPage,
  }) => {
    await page.goto(MAP);
    await mapPage.expectDrawn();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await tabTo(page, filters);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await tabTo(page, sheet.getByRole('checkbox', { name: 'Glass jars' }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/materials=glass-jars/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(filters).toBeFocused();
    await tabTo(page, mapPage.choice('Open now'));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/open=now/);
    await expect(mapPage.choice('Open now')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).not.toHaveURL(/open=now/);
    const embed = page.getByRole('button', { name: 'Show on your site' });
    await embed.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Embed this map' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(embed).toBeFocused();
  });

  test('a problem is reported, and its page is reached @M-06 @X-03', async ({ page, frame, samples }) => {
    const report = new ReportForm(page);
    await page.goto(`${MAP}/${samples.point.id}`);
    await frame.expectSettled();
    await report.begin.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What is wrong here?' })).toBeFocused();
    await expect(report.kind).toBeVisible();
    await tabTo(page, report.kind);
    await report.kind.selectOption('full');
    await tabTo(page, report.send);
    await page.keyboard.press('Enter');
    await expect(report.follow).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
    await tabTo(page, report.follow);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('from the question to the card, its report and back @M-06 @X-06', async ({ page, frame, mapPage }) => {
    const bar = new AnswerBar(page);
    await page.goto('/en-us');
    await frame.expectHydrated();
    await bar.field.tap();
    await bar.field.pressSequentially('jar');
    await bar.options.first().tap();
    const best = bar.answer.locator('a[href*="/recycling-points/"]').first();
    const name = (await best.textContent()) ?? '';
    await best.tap();
    await expect(mapPage.card(name)).toBeVisible();
    await mapPage.back.tap();
    await expect(best).toBeInViewport();
    await bar.answer.getByRole('link', { name: /^Stop asking/ }).tap();
    await expect(bar.answer).toHaveCount(0);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  });
});
