import { expect, test } from '../fixtures.ts';
import { AnswerBar } from '../pages/answer-bar.ts';

const JOURNEYS = [
  { locale: 'en-us', asks: 'baterries', thing: /battery/i, route: /^Route to / },
  { locale: 'es-ar', asks: 'pilas', thing: /pila/i, route: /^Cómo llegar a / },
  { locale: 'ru-ru', asks: 'batareiki', thing: /батарейк/i, route: /^Маршрут до / },
  { locale: 'ru-kz', asks: 'батарейки', thing: /батарейк/i, route: /^Маршрут до / },
  { locale: 'kk-kz', asks: 'батареика', thing: /батаре/i, route: /^Бағыт / },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const { locale, asks, thing, route } of JOURNEYS)
    test(`two presses lead from a thing to the way to the nearest open point, in ${locale} @X-06 @D-16`, async ({
      page,
    }) => {
      const bar = new AnswerBar(page);
      await page.goto(`/${locale}`);
      await expect(bar.field).toBeInViewport();
      await bar.ask(asks);
      await expect(bar.options.first()).toHaveAccessibleName(thing);
      await bar.options.first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/recycling-points\\?thing=aa-battery$`));
      await expect(bar.answer).toContainText(thing);
      const way = bar.answer.getByRole('link', { name: route });
      await expect(way).toBeInViewport({ ratio: 1 });
      await expect(way).toHaveAttribute('href', /^https:\/\/[^/]+\/.*\d/);
      await page.reload();
      await expect(way).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(bar.field).toHaveValue('');
    });
});

test('the map is asked by keys, and what is asked goes with Escape, another choice and the cross @X-06 @M-06', async ({
  page,
  mapPage,
}) => {
  const bar = new AnswerBar(page);
  await page.goto('/en-us/recycling-points');
  await bar.ask('jar');
  await expect(bar.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.options).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(bar.options.first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?thing=[a-z-]*jar[a-z-]*$/);
  await expect(bar.answer).toBeVisible();
  await expect(bar.answer.getByRole('link', { name: 'More about it' })).toHaveAttribute(
    'href',
    /\/en-us\/what-to-do-with\/[a-z-]+$/,
  );
  await bar.answer.getByRole('link', { name: /^Stop asking/ }).click();
  await expect(page).toHaveURL(/\/en-us\/recycling-points$/);
  await expect(bar.answer).toHaveCount(0);
  await expect(bar.field).toHaveValue('');
  await bar.ask('Gurruchaga');
  await bar.options.last().click();
  await expect(page).toHaveURL(/\?q=Gurruchaga$/);
  await expect(mapPage.listTitle).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is a form that understands everyday words @X-06 @X-13', async ({ page, frame }) => {
    const bar = new AnswerBar(page);
    await page.goto('/en-us');
    await bar.field.fill('old baterries');
    await frame.main.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points\?thing=aa-battery$/);
    await expect(bar.answer.getByRole('link', { name: /^Route/ })).toBeVisible();
    await bar.field.fill('no such thing 123');
    await frame.main.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points\?.*\bq=no\+such\+thing\+123/);
  });
});

test('going back before the code of a page has come leads to the page gone back to @O-05', async ({
  page,
}) => {
  const bar = new AnswerBar(page);
  await page.goto('/en-us');
  await bar.ask('jar');
  await bar.options.first().click();
  await expect(bar.answer).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\.[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(bar.answer).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/en-us$/);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar.answer).toHaveCount(0);
  await expect(bar.field).toHaveValue('');
  await page.goForward();
  await expect(bar.answer).toBeVisible();
});
