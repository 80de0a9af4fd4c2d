import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { askPage } from '../http/ask.ts';

test('home takes the requests of organizations where its anchor leads @R-01', async ({ page, frame }) => {
  await page.goto('/en-us/registration-success');
  await frame.header.getByRole('link', { name: 'For organizations' }).click();
  await expect(page).toHaveURL('/en-us#opportunities');
  const requests = frame.main.getByRole('region', { name: 'How we can help' });
  await expect(requests).toBeInViewport();
  await requests.getByRole('button', { name: 'Start sorting' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(requests.getByRole('button', { name: 'Start sorting' })).toBeFocused();
});

test('a phone sees the question and the street at once, what is near and events before what is for organizations @R-01', async ({
  page,
  frame,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/kk-kz');
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const hero = frame.main.getByRole('region').first();
  expect(await bottomOf(hero)).toBeLessThanOrEqual(640);
  await expect(hero.getByRole('button', { name: 'Табу' })).toBeInViewport();
  const around = frame.main.getByRole('region', { name: 'Жақын жерде: Алматы' });
  await expect(around.getByRole('listitem')).toHaveCount(3);
  const doors = frame.main.locator('#opportunities');
  expect(await bottomOf(around)).toBeLessThan((await doors.boundingBox())?.y ?? 0);
  await frame.expectLaidOut();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(4400);
});

test('home shows the app when it comes near, and takes a newsletter address @R-01', async ({
  page,
  frame,
}) => {
  await page.goto('/ru-ru');
  const app = frame.main.getByRole('region', { name: 'Карта всегда с собой' });
  await app.scrollIntoViewIfNeeded();
  const picture = app.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(400);
  const newsletter = frame.main.getByRole('region', { name: /^Хорошие новости/ });
  await newsletter.scrollIntoViewIfNeeded();
  const submit = newsletter.getByRole('button', { name: 'Подписаться' });
  await expect(submit).toBeDisabled();
  await newsletter.getByRole('textbox').fill('reader@example.org');
  await expect(submit).toBeEnabled();
});

test('the page of the app leads to its shops; the codes are for computers @R-02', async ({ page, frame }) => {
  await page.goto('/kk-kz/get-app');
  await expect(frame.main.getByRole('img', { name: /App Store/ })).toBeVisible();
  await expect(frame.main.getByRole('link', { name: /Google Play/ })).toHaveAttribute('href', /ecoshenber/);
  await expect(frame.footer.getByRole('navigation')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(frame.main.getByRole('img', { name: /App Store/ })).toBeHidden();
  await expect(frame.main.getByRole('link', { name: /Google Play/ })).toBeVisible();
  await frame.main.getByText('Тіркелу керек пе?').click();
  await expect(frame.main.getByText(/қажет емес/).first()).toBeVisible();
});

test('a visit inside the portal loads the words of a legal page @R-06', async ({ page, frame }) => {
  await page.goto('/en-us/get-app');
  await frame.main.getByText('Does the app follow where I go?').click();
  await frame.main.getByRole('link', { name: 'privacy policy' }).click();
  await expect(frame.title('Privacy policy')).toBeVisible();
  await frame.main.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL('/en-us/privacy-policy#rights');
  await expect(frame.main.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

const LEGAL = [
  ['ru.localhost', '', { '/cookies': 200, '/personal-data': 200, '/privacy-policy': 404 }],
  ['kz.localhost', '/kk-kz', { '/cookies': 404, '/personal-data': 404, '/privacy-policy': 200 }],
  ['kz.localhost', '/ru-kz', { '/cookies': 404, '/personal-data': 404, '/privacy-policy': 200 }],
  ['int.localhost', '/es-ar', { '/cookies': 404, '/personal-data': 404, '/privacy-policy': 200 }],
  ['localhost', '/ru-ru', { '/cookies': 200, '/personal-data': 200, '/privacy-policy': 404 }],
  ['localhost', '/en-us', { '/cookies': 404, '/personal-data': 404, '/privacy-policy': 200 }],
] as const;

for (const [host, prefix, pages] of LEGAL) {
  test(`${host}${prefix} has the legal pages of its market and no others @R-05 @R-06`, async () => {
    for (const [path, status] of Object.entries(pages))
      expect((await askPage(`${prefix}${path}`, { host })).status, path).toBe(status);
  });
}

test('the page after a registration is 1200 pixels wide @R-12 @L-02', async ({ page, frame }) => {
  await page.setViewportSize({ width: 2000, height: 900 });
  await page.goto('/en-us/registration-success/');
  await expect(frame.title('You are registered')).toBeVisible();
  expect((await frame.main.boundingBox())?.width).toBe(1200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home’s requests lead to forms, and its newsletter is a plain form @S-05 @R-01', async ({
    page,
    frame,
  }) => {
    await page.goto('/es-ar');
    const requests = frame.main.getByRole('region', { name: 'En qué podemos ayudar' });
    await expect(requests.locator('a[href*="?inquire="]')).toHaveCount(3);
    const newsletter = frame.main.getByRole('region', { name: /^Buenas noticias/ });
    await expect(newsletter.getByRole('textbox')).toBeVisible();
    await expect(newsletter.locator('form')).toHaveAttribute('action', '/api/subscribe/email');
    const height = await newsletter.getByRole('textbox').evaluate((field) => field.clientHeight);
    expect(height, 'its styles come before its script').toBeGreaterThanOrEqual(40);
  });

  test('legal pages and the page of the app can be read @S-05 @R-02 @R-05 @R-06', async ({ page, frame }) => {
    await page.goto('/ru-ru/personal-data');
    await frame.main.getByRole('link', { name: 'о файлах cookie' }).click();
    await expect(frame.title('Файлы cookie')).toBeVisible();
    await page.goto('/kk-kz/privacy-policy');
    await expect(frame.main.getByText(/№ 94-V/)).toBeVisible();
    await page.goto('/en-us/get-app');
    await expect(frame.main.getByRole('link', { name: /App Store/ })).toBeVisible();
    await expect(frame.main.getByRole('img', { name: /map with recycling points/ })).toBeVisible();
  });
});
