import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { ManualPage } from '../pages/manual-page.ts';

const MANUALS = {
  '/en-us/charity-events-manual': [
    'registration',
    'create-charity-event',
    'charity-events-viewing-and-editing',
    'faq',
  ],
  '/kk-kz/inspection-manual': ['create-inspection', 'view-inspections'],
};

/** The anchors of the sections in a page's HTML; none while the edge still sends the page's frame only. */
async function anchorsIn(path: string): Promise<string[]> {
  const { text } = await ask(path);
  const [, main = ''] = /<main(.*)<\/main>/s.exec(text) ?? [];
  return [...main.matchAll(/<section id="([\w-]+)"/g)].map(([, id = '']) => id);
}

test('both manuals are in the HTML with their anchors, with and without a slash @R-03 @R-04 @R-17 @S-05', async () => {
  for (const [path, anchors] of Object.entries(MANUALS))
    for (const form of [path, `${path}/`]) await expect.poll(() => anchorsIn(form)).toEqual(anchors);
});

test('the contents stand beside the text from 1024, and are folded above it below @R-03 @L-01 @L-02', async ({
  page,
}) => {
  const manual = new ManualPage(page);
  await page.setViewportSize({ width: 1023, height: 760 });
  await page.goto('/en-us/charity-events-manual');
  await expect(manual.side).toBeHidden();
  await manual.folded.getByText('On this page').first().click();
  await manual.folded.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(manual.section('faq').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 760 });
  await expect(manual.side).toBeVisible();
  await expect(manual.folded).toBeHidden();
});

test('the contents follow the scroll, and lead the focus along @R-03 @L-04', async ({ page }) => {
  const manual = new ManualPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en-us/charity-events-manual');
  await expect(manual.current).toHaveCount(0);
  await manual.side.getByRole('link', { name: 'What visitors see' }).click();
  await expect(page).toHaveURL(/#what-visitors-see$/);
  await expect(page.getByRole('heading', { name: /^What visitors see/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^What visitors see/ })).toBeInViewport();
  await expect(manual.current).toHaveText('What visitors see');
  await page.keyboard.press('End');
  await expect(manual.current).toHaveText('Questions and answers');
  await page.goto('/en-us/inspection-manual/#view-inspections');
  await expect(manual.section('view-inspections').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(manual.section('view-inspections').getByRole('heading', { level: 2 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the contents are one press away from everywhere, by keys, too @R-03 @L-04', async ({
    page,
    frame,
  }) => {
    const manual = new ManualPage(page);
    await page.goto('/en-us/charity-events-manual');
    await frame.expectHydrated();
    await manual.folded.getByText('On this page').first().click();
    await manual.folded.getByRole('link', { name: 'Questions and answers' }).click();
    await expect(manual.section('faq').getByRole('heading', { level: 2 })).toBeInViewport();
    await manual.folded.getByText('On this page').first().click();
    await manual.section('faq').getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(manual.back).toBeInViewport({ ratio: 1 });
    await manual.back.tap();
    const questions = manual.folded.getByRole('link', { name: 'Questions and answers' });
    await expect(manual.folded.locator('summary')).toBeInViewport();
    await expect(questions).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(manual.folded.locator('summary')).toBeFocused();
  });

  test('who goes back inside a manual is there at once, without a glide @R-03 @L-04', async ({
    page,
    frame,
  }) => {
    const manual = new ManualPage(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/en-us/charity-events-manual');
    await frame.expectHydrated();
    await manual.folded.getByText('On this page').first().click();
    await manual.folded.getByRole('link', { name: 'Questions and answers' }).click();
    const heading = manual.section('faq').getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    await manual.back.tap();
    await expect(manual.folded.locator('summary')).toBeInViewport();
    const steps = await page.evaluateHandle(() => {
      const counted = { scrolls: 0 };
      addEventListener('scroll', () => {
        counted.scrolls += 1;
      });
      return counted;
    });
    await page.goBack();
    await expect(heading).toBeInViewport();
    expect((await steps.jsonValue()).scrolls).toBeLessThanOrEqual(2);
  });
});

test('pictures keep their place while they load, and are served for good @R-03', async ({ page }) => {
  const manual = new ManualPage(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number[] }).shifts.push(
          (entry as unknown as { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('/en-us/charity-events-manual');
  for (const picture of await manual.pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  const source = await manual.pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc);
  const headers = (await page.request.get(source)).headers();
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toBe('image/webp');
});

test('a heading’s link and the sample of a message can be copied, and the sample begins the form @R-04', async ({
  page,
  frame,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en-us/inspection-manual/');
  // Before that the link leads to its heading, as without scripts.
  await frame.expectHydrated();
  await page.getByRole('link', { name: 'Copy the link to “Look around”' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/en-us\/inspection-manual\/?#look-around$/,
  );
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Site: .*\nDate and time: /);
  await page.getByRole('button', { name: 'Open the form with this text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await expect(dialog.getByRole('combobox', { name: 'What it is about' })).toHaveValue('inspection');
  await expect(dialog.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    /^Site: .*\nDate and time: /,
  );
});

test('on paper there is the text and no navigation @R-03', async ({ page, frame }) => {
  const manual = new ManualPage(page);
  await page.goto('/en-us/charity-events-manual');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(frame.main.getByRole('heading', { name: /^Questions and answers/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(manual.side).toBeHidden();
  await expect(manual.folded).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a manual is read and its contents lead to its parts @S-05', async ({ page }) => {
    const manual = new ManualPage(page);
    await page.goto('/en-us/charity-events-manual');
    await manual.side.getByRole('link', { name: 'Questions and answers' }).click();
    await expect(manual.section('faq')).toContainText('people just come');
    await expect(page).toHaveURL(/#faq$/);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});
